import { openTicket, uploadAttachment } from '@winnow/contracts';
import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';
import type { OwnedRoute, RouteAccess } from './route-access.ts';

async function oneTicketOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(openTicket, question);
  return { id: data.id };
}

async function oneAttachmentOf(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(uploadAttachment, { file: new Blob(['a screenshot']) });
  return { id: data.id };
}

const question = { subject: 'A question', message: 'How does it work?' };

/** Refused as a file that is not there any more is. */
const attaching: OwnedRoute = {
  make: oneAttachmentOf,
  input: ({ id }) => ({ ...question, attachmentIds: [id] }),
  status: 422,
};

/** The routes of support. */
export const accessToSupport: Readonly<Record<string, RouteAccess>> = {
  'GET /support/faq': 'anyone',
  'POST /support/contact': 'anyone',
  // Known by the key in the body, which only emails hold.
  'POST /support/conversation': 'anyone',
  'POST /support/conversation/messages': 'anyone',
  'GET /support/tickets': 'signed-in',
  'POST /support/tickets': attaching,
  'GET /support/tickets/{id}': { make: oneTicketOf },
  'POST /support/tickets/{id}/messages': { make: oneTicketOf, input: { message: 'One thing more.' } },
  'POST /support/tickets/{id}/solve': { make: oneTicketOf },
  'POST /support/attachments': 'signed-in',
  'GET /support/attachments/{id}': { make: oneAttachmentOf },
  'GET /admin/tickets': 'operator',
  'GET /admin/tickets/{id}': 'operator',
  'POST /admin/tickets/{id}/messages': 'operator',
  'POST /admin/tickets/{id}/state': 'operator',
};
