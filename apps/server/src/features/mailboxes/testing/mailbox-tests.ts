import { connectMailbox, listMailboxEmails, type Mailbox, type MailboxEmail } from '@winnow/contracts';
import { createImapFolders } from '../../../platform/imap/open-imap-folder.ts';
import type { Platform } from '../../../platform.ts';
import { makeCertificate } from '../../../testing/doubles/certificate.ts';
import { type ImapServer, imapUser } from '../../../testing/doubles/imap-server.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';

export const mailCertificate = makeCertificate();

/** Lets a test's server reach mail servers of this machine. */
export const withMailServers: Partial<Platform> = {
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

/** The newest first. */
export async function emailsOf({ client }: SignedUp, jobId: string): Promise<MailboxEmail[]> {
  return (await client.call(listMailboxEmails, { id: jobId, limit: 100 })).data.emails;
}
