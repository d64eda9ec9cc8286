import type { Clock } from '../../../platform/clock/clock.ts';
import { type Account, presentUser } from '../accounts/account.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { equalSecrets, type IdentityKeys } from '../keys/identity-keys.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { SessionRow } from './session-repository.ts';

/** Session tokens: issued at sign-in, read on each call. */
export type SessionTokens = {
  /** An access token, the session's refresh token and the user, in the protocol's format. */
  write(account: Account, session: SessionRow): Promise<JsonObject>;
  /** @throws IdentityError if it isn't the token of a signed-in user */
  read(token: string | null): Promise<ReadToken>;
  /** @throws IdentityError if the token lacks the rights of the service */
  requireService(token: string | null): Promise<void>;
};

export type ReadToken = {
  readonly sub: string;
  /** `null` if it names no session. */
  readonly sessionId: string | null;
  /** Seconds since 1970; 0 if absent. */
  readonly issuedAt: number;
};

type Dependencies = {
  readonly clock: Clock;
  readonly keys: IdentityKeys;
  readonly settings: IdentitySettings;
};

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether untrusted text has the form of a UUID, in either case. */
export function hasUuidForm(text: string): boolean {
  return uuidForm.test(text);
}

export function createSessionTokens({ clock, keys, settings }: Dependencies): SessionTokens {
  return {
    async write(account, session) {
      const { user } = account;
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + settings.accessTokenSeconds;
      const accessToken = await keys.sign({
        iss: settings.authUrl,
        sub: user.id,
        aud: 'authenticated',
        iat: issuedAt,
        exp: expiresAt,
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.appMetadata,
        user_metadata: user.userMetadata,
        role: user.role,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: user.isAnonymous,
      });
      return {
        access_token: accessToken,
        token_type: 'bearer',
        expires_in: settings.accessTokenSeconds,
        expires_at: expiresAt,
        refresh_token: writeRefreshToken(keys, { sessionId: session.id, counter: session.refreshCounter }),
        user: presentUser(account),
      };
    },

    async read(token) {
      const { sub, aud, exp, iss, iat, session_id: sessionId, client_id: clientId } = await readClaims(token);
      if (sub === undefined) throw new IdentityError('bad_jwt', 'invalid claim: missing sub claim');
      if (clientId !== undefined) {
        throw new IdentityError('oauth_token_is_no_session', 'A token of a connected app opens no session');
      }
      if (exp === undefined || iss !== settings.authUrl || ![aud].flat().includes('authenticated')) {
        throw new IdentityError('bad_jwt', 'invalid JWT: the token is not one of a signed-in user');
      }
      // An array of one string would convert to the same text.
      if (typeof sub !== 'string' || !hasUuidForm(sub)) {
        throw new IdentityError('bad_jwt', 'invalid claim: sub claim must be a UUID', { status: 400 });
      }
      const isId = typeof sessionId === 'string' && hasUuidForm(sessionId);
      return { sub, sessionId: isId ? sessionId : null, issuedAt: iat ?? 0 };
    },

    async requireService(token) {
      if (token !== null && settings.serviceKey !== null && equalSecrets(token, settings.serviceKey)) return;
      const { role } = await readClaims(token);
      if (typeof role !== 'string' || !settings.adminRoles.includes(role)) {
        throw new IdentityError('not_admin', 'User not allowed');
      }
    },
  };

  async function readClaims(token: string | null) {
    if (token === null) {
      throw new IdentityError('no_authorization', 'This endpoint requires a valid Bearer token');
    }
    try {
      return await keys.verify(token, clock.now());
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown error';
      throw new IdentityError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${detail}`);
    }
  }
}
