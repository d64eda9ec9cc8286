import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { putEmail, putMailbox } from './mailbox-rows.ts';

async function aMailbox(server: TestServer, owner: SignedUp) {
  const job = await aJob(server, owner);
  await putMailbox(server, owner, job.id, 'jobs');
  return job;
}

async function anEmail(server: TestServer, owner: SignedUp) {
  const { id } = await aMailbox(server, owner);
  return { id, emailId: await putEmail(server, owner, id, 'ada') };
}

const connection = { host: 'imap.example.com', username: 'jobs@example.com', password: 'a password' };

export const things: ThingsByPath = {
  '/job-descriptions/{id}/mailbox': aMailbox,
  '/job-descriptions/{id}/mailbox/emails/{emailId}': anEmail,
};

export const access: AccessByRoute = {
  'PUT /job-descriptions/{id}/mailbox': { make: aJob, input: connection },
  'POST /job-descriptions/{id}/mailbox/test': { make: aJob, input: connection },
  'POST /job-descriptions/{id}/mailbox/state': { make: aMailbox, input: { isPaused: true } },
};
