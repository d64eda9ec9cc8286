import { randomUUID } from 'node:crypto';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { insertAttachments, insertEmail } from '../email-repository.ts';
import { insertMailbox } from '../mailbox-repository.ts';
import { sealMailboxPassword } from '../mailbox-secret.ts';

/** Inserts a connected mailbox of a job; it isn't due. */
export async function putMailbox(
  server: TestServer,
  { organizationId, userId: createdBy }: SignedUp,
  jobId: string,
  word: string,
): Promise<void> {
  const id = randomUUID();
  const now = server.platform.clock.now();
  await insertMailbox(server.platform.openDatabase.database, {
    id,
    organizationId,
    createdBy,
    jobId,
    host: `${word}.example.com`,
    port: 993,
    security: 'tls',
    username: `${word}@example.com`,
    sealedSecret: sealMailboxPassword(server.services.identityBase.keys, id, 'a password'),
    folder: word,
    receivingServer: `mx.${word}.example.com`,
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
}

/** Inserts an email to the mailbox of a job, with a file that isn't a resume; returns its id. */
export async function putEmail(
  server: TestServer,
  { organizationId }: SignedUp,
  jobId: string,
  word: string,
): Promise<string> {
  const { database } = server.platform.openDatabase;
  const id = randomUUID();
  const now = server.platform.clock.now();
  await insertEmail(database, {
    id,
    organizationId,
    jobId,
    emailHash: id,
    senderName: `${word} Person`,
    senderAddress: `${word}@candidates.example`,
    subject: `From ${word}`,
    sentAt: now,
    receivedAt: now,
    spf: 'pass',
    spfDomain: `${word}.example`,
    dkim: 'pass',
    dkimDomain: `${word}.example`,
    problem: null,
    leftOut: 0,
    createdAt: now,
  });
  const file = {
    name: `${word}.ics`,
    contentHash: null,
    outcome: 'skipped',
    reason: 'not-a-resume',
  } as const;
  const place = { id: randomUUID(), organizationId, emailId: id, position: 0, resumeId: null };
  await insertAttachments(database, [{ ...place, ...file }]);
  return id;
}
