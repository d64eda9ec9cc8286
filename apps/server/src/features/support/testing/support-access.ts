import { openTicket, uploadAttachment } from '@winnow/contracts';
import type { AccessByRoute, OwnedRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function oneTicketOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(openTicket, question);
  return { id: data.id };
}

async function oneAttachmentOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(uploadAttachment, { file: new Blob(['a screenshot']) });
  return { id: data.id };
}

const question = { subject: 'A question', message: 'How does it work?' };

/** Refused like a deleted file. */
const attaching: OwnedRoute = {
  make: oneAttachmentOf,
  input: ({ id }) => ({ ...question, attachmentIds: [id] }),
  status: 422,
};

export const things: ThingsByPath = {
  '/support/tickets/{id}': oneTicketOf,
  '/support/attachments/{id}': oneAttachmentOf,
};

export const access: AccessByRoute = {
  'GET /support/faq': 'anyone',
  'POST /support/contact': 'anyone',
  // Authorized by the key in the body, which is only in emails.
  'POST /support/conversation': 'anyone',
  'POST /support/conversation/messages': 'anyone',
  'POST /support/tickets': attaching,
  'POST /support/tickets/{id}/messages': { make: oneTicketOf, input: { message: 'One thing more.' } },
};
