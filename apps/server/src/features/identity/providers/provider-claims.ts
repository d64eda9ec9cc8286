import type { JsonObject } from '../http/json-object.ts';

/** The claims that we use of a provider's ID token. */
export type ProviderClaims = {
  /** The provider's id of the user, which never changes. */
  readonly sub: string;
  readonly email: string | null;
  /** Whether the provider verified the address. */
  readonly emailVerified: boolean;
  /** Whether the provider says that it hasn't verified it; some say nothing. */
  readonly isDenied: boolean;
  /** Domain of a company's Google account. */
  readonly hostedDomain: string | null;
  /** Stored with the identity. */
  readonly data: JsonObject;
};

const maxLength = 1000;
/** Some providers send strings. */
const denials: ReadonlySet<unknown> = new Set([false, 'false', 'False', 0]);

export function readProviderClaims(
  claims: Readonly<Record<string, unknown>> & { sub: string },
): ProviderClaims {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
  };
  const email = text('email');
  const emailVerified = claims['email_verified'] === true;
  const [name, picture, hostedDomain] = [text('name'), text('picture'), text('hd')];
  return {
    sub: claims.sub,
    email: email ?? null,
    emailVerified,
    isDenied: denials.has(claims['email_verified']),
    hostedDomain: hostedDomain?.toLowerCase() ?? null,
    data: {
      iss: text('iss'),
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email && { email }),
      email_verified: emailVerified,
      phone_verified: false,
      ...(name && { name, full_name: name }),
      ...(picture && { picture, avatar_url: picture }),
      ...(hostedDomain && { custom_claims: { hd: hostedDomain } }),
    },
  };
}
