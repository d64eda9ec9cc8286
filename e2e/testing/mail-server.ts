import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate, type TestCertificate } from '../../apps/server/src/testing/doubles/certificate.ts';
import { type ImapServer, startImapServer } from '../../apps/server/src/testing/doubles/imap-server.ts';

export { composeEmail } from '../../apps/server/src/testing/compose-email.ts';
export { imapUser } from '../../apps/server/src/testing/doubles/imap-server.ts';

/** The certificate of the journeys' mail servers, which the product's server trusts; created on first use. */
export function findMailAuthority(dataFolder: string): string {
  const path = join(dataFolder, 'mail-authority.pem');
  if (!existsSync(path)) {
    const { cert, key } = makeCertificate();
    writeFileSync(`${path}.key`, key);
    writeFileSync(path, cert);
  }
  return path;
}

/** A mail server on a port of this machine. */
export function startMailServer(): Promise<ImapServer> {
  const path = findMailAuthority(process.env.E2E_DATA_DIR ?? '');
  const certificate: TestCertificate = {
    cert: readFileSync(path, 'utf8'),
    key: readFileSync(`${path}.key`, 'utf8'),
  };
  return startImapServer({ security: 'tls', certificate });
}
