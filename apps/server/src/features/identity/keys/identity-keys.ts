import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  type CryptoKey,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

/** The stored keys: readable only by the owner of the folder. */
export type IdentityKeyMaterial = {
  /** 32 random bytes in base64url; all other secrets are derived from it. */
  readonly secret: string;
  /** Private keys as JWK. The first signs, all verify. If empty, the shared secret signs. */
  readonly signingKeys: readonly JWK[];
  /** Accepted in addition to the keys, for older clients; `null` for none. */
  readonly sharedSecret: string | null;
};

/** Signs and verifies tokens, and derives secrets for each use. */
export type IdentityKeys = {
  sign(claims: JWTPayload): Promise<string>;
  /** @throws Error with a message that describes the problem */
  verify(token: string, now: Date): Promise<JWTPayload>;
  /** Public keys: no private part, no shared secret. */
  readonly publicKeys: readonly JWK[];
  /** HMAC-SHA-256 with a key derived for the purpose. */
  hmac(purpose: string, value: string): Buffer;
  /** 32 bytes derived for the purpose. */
  derive(purpose: string): Buffer;
};

type Verifier = { readonly algorithm: string; readonly key: CryptoKey | Uint8Array };

const algorithms = new Set(['ES256', 'RS256']);
/** Maximum cached tokens with a valid signature, about a kilobyte each. */
const maxRemembered = 1_000;

/** Creates a private key for ES256. */
export async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

/** @throws Error if there is neither a key nor a shared secret, or a key isn't for ES256 or RS256 */
export async function createIdentityKeys(material: IdentityKeyMaterial): Promise<IdentityKeys> {
  const keys = await Promise.all(material.signingKeys.map(readSigningKey));
  const shared = material.sharedSecret ? new TextEncoder().encode(material.sharedSecret) : null;
  const first = keys[0];
  if (!first && !shared) throw new Error('The identity service needs a signing key or a shared secret.');
  const verifiers = new Map<string, Verifier>(
    keys.map(({ kid, algorithm, publicKey }) => [kid, { algorithm, key: publicKey }]),
  );
  const remembered = new Map<string, Readonly<JWTPayload>>();
  const root = Buffer.from(material.secret, 'base64url');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32));

  return {
    async sign(claims) {
      const token = new SignJWT(claims);
      if (first) {
        const { algorithm, kid, privateKey } = first;
        return token.setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(privateKey);
      }
      return token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(shared ?? new Uint8Array());
    },

    async verify(token, now) {
      // A valid signature stays valid; the token's times are checked on every call.
      const known = remembered.get(token);
      if (known && isTimely(known, now)) return known;
      remembered.delete(token);
      const { kid, alg, typ } = decodeProtectedHeader(token);
      if (typ !== undefined && typ.toLowerCase() !== 'jwt') throw new Error('token has an unexpected type');
      const named = typeof kid === 'string' ? verifiers.get(kid) : undefined;
      // The algorithm is the key's, never what the token claims.
      const verifier = named ?? (alg === 'HS256' && shared ? { algorithm: 'HS256', key: shared } : null);
      if (!verifier) throw new Error('signing method or key is not known');
      const { payload } = await jwtVerify(token, verifier.key, {
        algorithms: [verifier.algorithm],
        currentDate: now,
      });
      if (typeof payload.iat === 'number' && payload.iat > now.getTime() / 1000 + 60) {
        throw new Error('token was issued in the future');
      }
      for (const oldest of remembered.keys()) {
        if (remembered.size < maxRemembered) break;
        remembered.delete(oldest);
      }
      remembered.set(token, Object.freeze(payload));
      return payload;
    },

    publicKeys: keys.map(({ publicJwk }) => publicJwk),
    hmac: (purpose, value) => createHmac('sha256', derive(purpose)).update(value).digest(),
    derive,
  };
}

function isTimely({ exp, nbf, iat }: JWTPayload, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  return (exp ?? Infinity) > seconds && (nbf ?? 0) <= seconds && (iat ?? 0) <= seconds;
}

/** Constant-time comparison. */
export function equalSecrets(left: string | Buffer, right: string | Buffer): boolean {
  const digest = (value: string | Buffer) => createHmac('sha256', 'compare').update(value).digest();
  return timingSafeEqual(digest(left), digest(right));
}

async function readSigningKey(jwk: JWK) {
  const algorithm = jwk.alg ?? (jwk.kty === 'EC' ? 'ES256' : 'RS256');
  if (!algorithms.has(algorithm)) throw new Error(`A signing key is for ${algorithm}, not ES256 or RS256.`);
  const kid = jwk.kid ?? randomUUID();
  // Private keys that also say "verify" are refused by WebCrypto.
  const { key_ops: _unused, ...privateJwk } = jwk;
  const { kty, crv, x, y, n, e } = jwk;
  const publicJwk: JWK = Object.fromEntries(
    Object.entries({ kty, crv, x, y, n, e, kid, alg: algorithm, use: 'sig' }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const privateKey = (await importJWK(privateJwk, algorithm)) as CryptoKey;
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey;
  return { algorithm, kid, publicJwk, privateKey, publicKey };
}
