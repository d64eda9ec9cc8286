import { createHash } from 'node:crypto';
import { ApiError } from '@winnow/contracts';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import { readMethods } from './authentication-methods.ts';
import { createIdentityClient } from './identity-client.ts';
import { type IdentityRecord, readIdentityRecord } from './identity-record.ts';
import { errorCodeOf } from './identity-refusal.ts';
import type { IdentitySource } from './identity-source.ts';

/** A Supabase project that stores the identities. */
export type HostedIdentity = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Public. */
  readonly publicKey: string;
  /** Secret: never sent to browsers. */
  readonly serviceKey: string;
  /** Verifies the tokens of older projects; `null` if the project signs with keys. */
  readonly jwtSecret: string | null;
};

const answerWithinMs = 10_000;
/**
 * Milliseconds for which a checked sign-in is cached, so that the calls of a screen make one request to the project.
 * Each process has its own cache, so a sign-out in another process takes effect within this time.
 */
const recordFreshMs = 1_000;
const maxRecords = 10_000;

/** Accepted algorithms: of keys, and of projects that still sign with a secret. */
const keyAlgorithms = ['ES256', 'RS256'];
const secretAlgorithms = ['HS256'];

type Held = { readonly until: number; readonly record: Promise<IdentityRecord | null> };

/** Identities of a hosted project: tokens are verified here, users are looked up there. */
export function createHostedIdentity({
  clock,
  ...project
}: HostedIdentity & { clock: Clock }): IdentitySource {
  const { url, publicKey, serviceKey, jwtSecret } = project;
  const published = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: answerWithinMs,
  });
  const keys: JWTVerifyGetKey = (header, token) => published(header, token).catch(refuseUnknownKey);
  const secret = jwtSecret === null ? null : new TextEncoder().encode(jwtSecret);
  const held = new Map<string, Held>();

  const client = createIdentityClient({
    url,
    publicKey,
    serviceToken: async () => serviceKey,
    async fetch(request) {
      // A change may end sessions: clear the cache.
      if (request.method !== 'GET') held.clear();
      return fetch(request, { signal: AbortSignal.timeout(answerWithinMs) }).catch(unreachable);
    },
  });

  return {
    client,
    // Depends on the project's settings, which can't be read from here.
    provesCurrentPassword: false,
    publicUrl: url,
    publicKey,

    async identify(accessToken) {
      const claims = await verify(accessToken);
      const { sub, session_id: sessionId, aal, amr } = claims ?? {};
      if (typeof sessionId !== 'string') return null;
      const record = await recordOf(accessToken);
      if (record === null || record.supabaseId !== sub) return null;
      return { identity: record, sessionId, isTwofold: aal === 'aal2', methods: readMethods(amr) };
    },

    // The project's own trigger creates the profile with the user.
    welcome: async () => {},
    async describe(supabaseId) {
      const id = encodeURIComponent(supabaseId);
      return {
        user: await readHeld(`/auth/v1/admin/users/${id}`),
        profile: await readHeld(`/rest/v1/profiles?id=eq.${id}`),
      };
    },

    // The project keeps its own audit log.
    forget: async () => {},
    listSessions: async () => null,
    endSession: async () => false,
  };

  /** What the project returns for a path; `null` if the user no longer exists there. */
  async function readHeld(path: string): Promise<unknown> {
    const answer = await client.send({ method: 'GET', path, as: 'service' });
    if (answer.status === 200 && answer.body !== null) return answer.body;
    if (errorCodeOf(answer) === 'user_not_found') return null;
    const message = 'What is held of your sign-in cannot be read at the moment. Please try again soon.';
    throw new ApiError('unavailable', message, {
      cause: new Error(`The identity service answered ${answer.status}.`),
      retryAfterSeconds: answer.retryAfterSeconds ?? 10,
    });
  }

  async function verify(token: string): Promise<JWTPayload | null> {
    const options: JWTVerifyOptions = {
      issuer: `${url}/auth/v1`,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: clock.now(),
    };
    try {
      const isBySecret = decodeProtectedHeader(token).alg === 'HS256';
      if (isBySecret && secret === null) return null;
      const { payload } =
        isBySecret && secret !== null
          ? await jwtVerify(token, secret, { ...options, algorithms: secretAlgorithms })
          : await jwtVerify(token, keys, { ...options, algorithms: keyAlgorithms });
      return payload;
    } catch (error) {
      // A token that is invalid for any other reason identifies no one.
      if (error instanceof ApiError) throw error;
      return null;
    }
  }

  /** The token's user according to the project, possibly cached; `null` if the session has ended. */
  function recordOf(accessToken: string): Promise<IdentityRecord | null> {
    const name = createHash('sha256').update(accessToken).digest('base64url');
    const now = clock.now().getTime();
    const found = held.get(name);
    if (found && found.until > now) return found.record;
    const record = askForRecord(accessToken);
    if (held.size >= maxRecords) held.clear();
    held.set(name, { until: now + recordFreshMs, record });
    record.catch(() => held.delete(name));
    return record;
  }

  async function askForRecord(accessToken: string): Promise<IdentityRecord | null> {
    const { status, body } = await client.send({ method: 'GET', path: '/auth/v1/user', as: { accessToken } });
    if (status === 200) return readIdentityRecord(body);
    if (status === 429 || status >= 500) throw unavailable();
    return null;
  }
}

/** An unknown key makes the token invalid; keys that can't be fetched don't. */
function refuseUnknownKey(error: unknown): never {
  const isOfToken =
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported;
  throw isOfToken ? error : unavailable(error);
}

function unreachable(error: unknown): never {
  throw unavailable(error);
}

function unavailable(cause?: unknown): ApiError {
  const message = 'Signing in does not work at the moment. Please try again soon.';
  return new ApiError('unavailable', message, { cause, retryAfterSeconds: 10 });
}
