/** Parameters of a link in an email, or of the redirect from a provider. */
export type LinkParameters =
  | { readonly kind: 'none' }
  /** To be redeemed by clicking a button, on any device. */
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: LinkType }
  /** To be exchanged by the requesting browser. */
  | { readonly kind: 'code'; readonly code: string }
  /** One of two addresses has confirmed. */
  | { readonly kind: 'message' }
  | { readonly kind: 'error'; readonly code: string };

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Reads query and fragment; the query takes precedence. */
export function readLinkParameters({ search, hash }: { search: string; hash: string }): LinkParameters {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [name, value] of new URLSearchParams(search)) given.set(name, value);

  const error = given.get('error_code') ?? given.get('error');
  // Its description is ignored: it is English, and anyone could put text into a link.
  if (error !== null || given.has('error_description')) return { kind: 'error', code: error ?? '' };
  const tokenHash = given.get('token_hash');
  const type = linkTypes.find((known) => known === given.get('type'));
  if (tokenHash && type) return { kind: 'token', tokenHash, type };
  const code = given.get('code');
  if (code) return { kind: 'code', code };
  return given.has('message') ? { kind: 'message' } : { kind: 'none' };
}
