import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { OpenMailFolder } from '../platform/imap/mail-folder.ts';
import { createImapFolders } from '../platform/imap/open-imap-folder.ts';
import { StartRefused } from '../platform/process/start-refused.ts';

/** @throws StartRefused if the file of certificates can't be read */
export async function chooseMailFolders({
  mailboxHosts,
  mailboxCertificates,
}: Pick<Config, 'mailboxHosts' | 'mailboxCertificates'>): Promise<OpenMailFolder> {
  const certificates = mailboxCertificates === null ? [] : [await readCertificates(mailboxCertificates)];
  return createImapFolders({ trustedHosts: mailboxHosts, certificates });
}

async function readCertificates(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new StartRefused(
    `MAILBOX_CA_FILE names ${path}, which cannot be read or holds no certificates in PEM.`,
  );
}
