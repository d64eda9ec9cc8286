import { randomUUID } from 'node:crypto';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { insertEmail } from '../email-repository.ts';
import { insertMailbox } from '../mailbox-repository.ts';
import { sealMailboxPassword } from '../mailbox-secret.ts';

/** A job with a mailbox, as if it had been connected to a server. */
async function aMailbox(server: TestServer, owner: SignedUp) {
  const job = await aJob(server, owner);
  const id = randomUUID();
  const now = server.platform.clock.now();
  await insertMailbox(server.platform.openDatabase.database, {
    id,
    organizationId: owner.organizationId,
    createdBy: owner.userId,
    jobId: job.id,
    host: 'imap.example.com',
    port: 993,
    security: 'tls',
    username: 'jobs@example.com',
    sealedSecret: sealMailboxPassword(server.services.identityBase.keys, id, 'a password'),
    folder: 'INBOX',
    receivingServer: null,
    since: null,
    sinceUntilUid: 0,
    uidValidity: null,
    lastUid: 0,
    lastReceivedAt: null,
    isPaused: false,
    pausedFor: null,
    lastCheckedAt: null,
    nextCheckAt: new Date(now.getTime() + 3_600_000),
    error: null,
    failures: 0,
    emails: 0,
    resumes: 0,
    lease: null,
    leaseUntil: null,
    createdAt: now,
  });
  return job;
}

async function anEmail(server: TestServer, owner: SignedUp) {
  const { id: jobId } = await aMailbox(server, owner);
  const emailId = randomUUID();
  const now = server.platform.clock.now();
  await insertEmail(server.platform.openDatabase.database, {
    id: emailId,
    organizationId: owner.organizationId,
    jobId,
    emailHash: emailId,
    senderName: 'Ada Thorne',
    senderAddress: 'ada@candidates.example',
    subject: 'Application',
    sentAt: now,
    receivedAt: now,
    spf: null,
    spfDomain: null,
    dkim: null,
    dkimDomain: null,
    problem: null,
    leftOut: 0,
    createdAt: now,
  });
  return { id: jobId, emailId };
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
