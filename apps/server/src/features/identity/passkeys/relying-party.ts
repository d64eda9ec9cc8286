import { isIP } from 'node:net';
import { IdentityError } from '../http/identity-error.ts';
import type { IdentitySettings } from '../identity-settings.ts';

/** The site that a passkey is for; browsers don't use it at any other. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

type Addresses = Pick<IdentitySettings, 'siteUrl' | 'passkeyOrigin'>;

/** The relying party of the site; `null` if browsers don't allow passkeys there: without HTTPS, or at an IP address. */
export function relyingPartyOf({ siteUrl, passkeyOrigin }: Addresses): RelyingParty | null {
  const { hostname, protocol, origin } = new URL(passkeyOrigin ?? siteUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return null;
  // IPv6 addresses have brackets.
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  return { id: hostname, name: 'Winnow', origin };
}

/** @throws IdentityError `passkey_disabled` */
export function requireRelyingParty(addresses: Addresses): RelyingParty {
  const site = relyingPartyOf(addresses);
  if (site) return site;
  throw new IdentityError(
    'passkey_disabled',
    'Passkeys are disabled: the site needs an https address by name',
  );
}
