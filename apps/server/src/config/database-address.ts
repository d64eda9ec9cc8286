import { address } from './environment-fields.ts';
import { isNearHost } from './near-host.ts';

const needsTls =
  'must end with ?sslmode=verify-full, since its host is neither this machine nor in a private network (&sslrootcert=FILE names a certificate authority of your own)';

/** Modes in which the driver never falls back to an unencrypted connection. */
const safeModes = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** PostgreSQL URL. Connections outside of the private network require TLS. */
export function databaseAddress() {
  return address('postgres', 'postgresql').refine(isSafe, needsTls);
}

function isSafe(value: string): boolean {
  const url = URL.parse(value);
  // A value that isn't a URL is reported by another message.
  if (!url) return true;
  // The driver uses the host of the query, if there is one.
  const hosts = [url.hostname, url.searchParams.get('host') ?? ''];
  return safeModes.has(url.searchParams.get('sslmode') ?? '') || hosts.every(isNearHost);
}
