import {
  checkMailbox,
  connectMailbox,
  getMailbox,
  listFiles,
  listMailboxEmails,
  type Mailbox,
  type MailboxEmail,
  updatePreferences,
} from '@winnow/contracts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { dayMs } from '../../../platform/clock/clock.ts';
import { createImapFolders } from '../../../platform/imap/open-imap-folder.ts';
import type { Platform } from '../../../platform.ts';
import { makeCertificate } from '../../../testing/doubles/certificate.ts';
import { type ImapServer, imapUser, startImapServer } from '../../../testing/doubles/imap-server.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, resumeText } from '../../../testing/work.ts';
import { findUnfitMailboxes } from '../mailbox-check-repository.ts';

const mailCertificate = makeCertificate();

/** Lets a test's server reach mail servers of this machine. */
const withMailServers: Partial<Platform> = {
  openMailFolder: createImapFolders({
    trustedHosts: ['localhost'],
    certificates: [mailCertificate.cert],
    connectMs: 2_000,
    quietMs: 2_000,
  }),
};

export const connectionTo = ({ port }: Pick<ImapServer, 'port'>) => ({
  host: 'localhost',
  port,
  ...imapUser,
});

export async function connect(
  { client }: SignedUp,
  jobId: string,
  server: Pick<ImapServer, 'port'>,
  change: { readonly receivingServer?: string; readonly since?: string; readonly folder?: string } = {},
): Promise<Mailbox> {
  return (await client.call(connectMailbox, { id: jobId, ...connectionTo(server), ...change })).data;
}

/** Emails of a job, newest first. */
export async function emailsOf({ client }: SignedUp, jobId: string): Promise<MailboxEmail[]> {
  return (await client.call(listMailboxEmails, { id: jobId, limit: 100 })).data.emails;
}

/** A server for tests that start mail servers. */
export function useMailboxServer() {
  let server: TestServer;
  let moved = 0;
  const mailServers: ImapServer[] = [];

  beforeAll(async () => {
    const clock = { now: () => new Date(Date.now() + moved) };
    server = await startTestServer({ ...withMailServers, clock }, { limitFactor: 1000 });
  });
  afterEach(async () => {
    for (const each of mailServers.splice(0)) await each.stop();
  });
  afterAll(async () => {
    expect((await findUnfitMailboxes(server.platform.openDatabase.database)).errors).toEqual([]);
    await server.stop();
  });

  const runTasks = () => server.platform.queue.runTasks();

  return {
    server: () => server,
    runTasks,

    async aJobWithMail() {
      const someone = await signUp(server);
      await someone.client.call(updatePreferences, { anonymousView: false });
      const { id } = await newJob(someone);
      const mail = await startImapServer({ security: 'tls', certificate: mailCertificate });
      mailServers.push(mail);
      return { someone, id, mail };
    },

    async checkAgain({ client }: SignedUp, id: string): Promise<void> {
      await client.call(checkMailbox, { id });
      await runTasks();
    },

    /** Runs `work` with the clock advanced by some days. */
    async daysLater(days: number, work: () => Promise<unknown>): Promise<void> {
      moved = days * dayMs;
      await work();
      moved = 0;
    },
  };
}

export const mailboxOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(getMailbox, { id })).data.mailbox;
export const filesOf = async ({ client }: SignedUp) =>
  (await client.call(listFiles, { limit: 100 })).data.files;
/** A resume of this person as an attachment. */
export const attached = (name: string, fileName = `${name}.txt`) => ({
  name: fileName,
  content: resumeText(name),
});
