import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isBanned, type User } from '../accounts/account.ts';
import { findUser, recordEvent } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { equalSecrets } from '../keys/identity-keys.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import { meetsChallenge } from '../sessions/pkce.ts';
import { readRefreshToken, writeRefreshToken } from '../sessions/refresh-token.ts';
import { hasUuidForm } from '../sessions/session-tokens.ts';
import {
  deleteAccessOfAssistant,
  deleteGrant,
  deleteOauthSession,
  findGrant,
  findOauthSession,
  insertOauthSession,
  listAssistantsWithAccess,
  listGrants,
  lockOauthSession,
  markGrantUsed,
  updateOauthSession,
} from './grant-repository.ts';
import { oauthRefusal } from './oauth-refusal.ts';
import { listScopes } from './oauth-scopes.ts';
import type { OauthClient, OauthSession } from './oauth-tables.ts';
import { lockRequestByCode, updateRequest } from './request-repository.ts';

/** What an app sends to exchange a code for tokens. */
export type CodeExchange = {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly resource: string;
};

/** User, scopes and audience of an app's access token. */
export type AppAccess = {
  readonly user: User;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** The resource that the token is for; `null` for this service alone. */
  readonly resource: string | null;
  /** The assistant that it was issued to; `null` for other apps. */
  readonly assistantId: string | null;
};

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'keys' | 'settings'>;

const codeMs = 5 * 60_000;

/** Grants of users to apps, and their tokens. */
export function createGrantService({ database, clock, keys, settings }: Dependencies) {
  return {
    /** @throws IdentityError `invalid_grant`; a second use of a code ends the tokens of the first */
    async exchange(client: OauthClient, given: CodeExchange, visit: Visit): Promise<JsonObject> {
      return committed((transaction) => exchange(transaction, client, given, visit));
    },

    /** @throws IdentityError `invalid_grant`; reuse of an old token ends the newer ones */
    async refresh(
      client: OauthClient,
      token: string,
      asked: { readonly scope: string; readonly resource: string },
      visit: Visit,
    ): Promise<JsonObject> {
      const read = readRefreshToken(keys, token);
      if (!read) throw oauthRefusal('invalid_grant', 'The refresh token is unknown');
      return committed(async (transaction) => {
        const found = await lockOauthSession(transaction, read.sessionId);
        if (!found || found.grant.clientId !== client.id || read.counter > found.session.refreshCounter) {
          return oauthRefusal('invalid_grant', 'The refresh token is unknown, or access was taken back');
        }
        const { session, grant } = found;
        const user = await findUser(transaction, grant.userId);
        const now = clock.now();
        if (!user || user.deletedAt || isBanned(user, now)) {
          return oauthRefusal('invalid_grant', 'The user may not sign in');
        }
        const isOver =
          now.getTime() > session.createdAt.getTime() + settings.sessionDays * dayMs ||
          now.getTime() > session.refreshedAt.getTime() + settings.idleHours * hourMs;
        if (isOver) {
          await deleteOauthSession(transaction, session.id);
          return oauthRefusal('invalid_grant', 'The refresh token has expired');
        }
        const allowed = new Set(listScopes(session.scope));
        if (listScopes(asked.scope).some((scope) => !allowed.has(scope))) {
          return oauthRefusal('invalid_grant', 'The scope is wider than what was allowed');
        }
        if (asked.resource !== '' && asked.resource !== session.resource) {
          return oauthRefusal('invalid_target', 'The resource is not the one that was allowed');
        }
        const behind = session.refreshCounter - read.counter;
        const isRepeated =
          behind === 1 && now.getTime() - session.refreshedAt.getTime() < settings.reuseSeconds * 1000;
        if (behind > 0 && !isRepeated) {
          await deleteOauthSession(transaction, session.id);
          await note(transaction, 'app-token-reused', user.id, client, visit);
          return oauthRefusal('invalid_grant', 'The refresh token was used before; access has ended');
        }
        const change = isRepeated ? {} : { refreshCounter: session.refreshCounter + 1, refreshedAt: now };
        if (!isRepeated) await updateOauthSession(transaction, session.id, change);
        await markGrantUsed(transaction, grant.id, now);
        return writeTokens(client, user, { ...session, ...change });
      });
    },

    /** Ends the tokens of an exchange; does nothing for a token of another client (RFC 7009). */
    async revoke(client: OauthClient, token: string): Promise<void> {
      const sessionId = readRefreshToken(keys, token)?.sessionId ?? (await readAccess(token))?.sessionId;
      if (sessionId === undefined) return;
      const found = await findOauthSession(database, sessionId);
      if (found?.grant.clientId === client.id) await deleteOauthSession(database, sessionId);
    },

    /** Reads the database on every call, so that revoked access is refused at once. `null` if refused. */
    async lookUp(token: string): Promise<AppAccess | null> {
      const claims = await readAccess(token);
      const found = claims && (await findOauthSession(database, claims.sessionId));
      if (!found || found.grant.clientId !== claims.clientId || found.user.id !== claims.sub) return null;
      const { session, grant, user } = found;
      if (user.deletedAt || isBanned(user, clock.now())) return null;
      await markGrantUsed(database, grant.id, clock.now());
      const { scope, resource, assistantId } = session;
      return { user, clientId: grant.clientId, scopes: listScopes(scope), resource, assistantId };
    },

    list: (userId: string) => listGrants(database, userId),

    /** Ends the tokens and codes of an assistant, within the caller's transaction. */
    endAssistant: deleteAccessOfAssistant,

    /** Of assistants, those that still have tokens or a code. */
    listWithAccess: (ids: readonly string[]) => listAssistantsWithAccess(database, ids),

    /** Revokes an app's grant; its tokens end at once. @throws IdentityError if there is no grant */
    async end(userId: string, clientId: string, visit: Visit): Promise<void> {
      const isEnded = await database.transaction(async (transaction) => {
        if (!(await deleteGrant(transaction, userId, clientId))) return false;
        await note(transaction, 'app-disconnected', userId, { id: clientId }, visit);
        return true;
      });
      if (isEnded) return;
      throw new IdentityError('oauth_consent_not_found', 'No active grant found for this client');
    },
  };

  async function exchange(
    on: Transaction,
    client: OauthClient,
    { code, redirectUri, verifier, resource }: CodeExchange,
    visit: Visit,
  ): Promise<JsonObject | IdentityError> {
    const request = await lockRequestByCode(on, hashSecret(code));
    if (!request || request.clientId !== client.id || request.userId === null) {
      return oauthRefusal('invalid_grant', 'The code is unknown');
    }
    const { userId, idHash } = request;
    const now = clock.now();
    if (request.usedAt !== null) {
      // Someone else has the code as well, and may have been first.
      if (request.oauthSessionId !== null) await deleteOauthSession(on, request.oauthSessionId);
      await note(on, 'app-code-reused', userId, client, visit);
      return oauthRefusal('invalid_grant', 'The code was used before; its tokens have ended');
    }
    // The code is used up, whatever happens next.
    await updateRequest(on, idHash, { usedAt: now });
    if (now.getTime() > (request.codeIssuedAt?.getTime() ?? 0) + codeMs) {
      return oauthRefusal('invalid_grant', 'The code has expired');
    }
    if (!equalSecrets(redirectUri, request.redirectUri)) {
      return oauthRefusal('invalid_grant', 'redirect_uri is not the one of the request');
    }
    if (!meetsChallenge({ challenge: request.codeChallenge, method: 's256' }, verifier)) {
      return oauthRefusal('invalid_grant', 'code_verifier does not match the challenge');
    }
    if (resource !== '' && resource !== request.resource) {
      return oauthRefusal('invalid_target', 'The resource is not the one of the request');
    }
    const user = await findUser(on, userId);
    const grant = await findGrant(on, userId, client.id);
    if (!user || user.deletedAt || isBanned(user, now) || !grant) {
      return oauthRefusal('invalid_grant', 'Access was taken back');
    }
    const session: OauthSession = {
      id: randomUUID(),
      grantId: grant.id,
      scope: request.scope,
      resource: request.resource,
      assistantId: request.assistantId,
      refreshCounter: 0,
      refreshedAt: now,
      createdAt: now,
    };
    await insertOauthSession(on, session);
    await updateRequest(on, idHash, { oauthSessionId: session.id });
    await markGrantUsed(on, grant.id, now);
    const idToken = await writeIdToken(client, user, request);
    return { ...(await writeTokens(client, user, session)), ...idToken };
  }

  /** Throws refusals outside of the transaction, so that their changes are committed. */
  async function committed(
    work: (transaction: Transaction) => Promise<JsonObject | IdentityError>,
  ): Promise<JsonObject> {
    const outcome = await database.transaction(work);
    if (outcome instanceof IdentityError) throw outcome;
    return outcome;
  }

  /** An app's token has neither the audience nor the role of a session, so it can't be used as one. */
  async function writeTokens(client: OauthClient, user: User, session: OauthSession): Promise<JsonObject> {
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const mayRefresh = client.grantTypes.includes('refresh_token');
    return {
      access_token: await keys.sign({
        iss: settings.authUrl,
        sub: user.id,
        aud: session.resource ?? settings.authUrl,
        iat: issuedAt,
        exp: issuedAt + settings.accessTokenSeconds,
        jti: randomUUID(),
        client_id: client.id,
        scope: session.scope,
        session_id: session.id,
      }),
      token_type: 'bearer',
      expires_in: settings.accessTokenSeconds,
      ...(mayRefresh && {
        refresh_token: writeRefreshToken(keys, { sessionId: session.id, counter: session.refreshCounter }),
      }),
      scope: session.scope,
    };
  }

  async function writeIdToken(
    client: OauthClient,
    user: User,
    { scope, nonce }: { readonly scope: string; readonly nonce: string | null },
  ): Promise<JsonObject> {
    const scopes = listScopes(scope);
    if (!scopes.includes('openid')) return {};
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const idToken = await keys.sign({
      iss: settings.authUrl,
      aud: client.id,
      iat: issuedAt,
      exp: issuedAt + settings.accessTokenSeconds,
      ...(user.lastSignInAt && { auth_time: Math.floor(user.lastSignInAt.getTime() / 1000) }),
      ...(nonce !== null && { nonce }),
      ...describePerson(user, scopes),
    });
    return { id_token: idToken };
  }

  async function readAccess(token: string) {
    const claims = await keys.verify(token, clock.now()).catch(() => null);
    const { iss, sub, exp, client_id: clientId, session_id: sessionId } = claims ?? {};
    if (iss !== settings.authUrl || sub === undefined || exp === undefined) return null;
    if (typeof clientId !== 'string' || typeof sessionId !== 'string' || !hasUuidForm(sessionId)) return null;
    return { sub, clientId, sessionId };
  }

  async function note(
    on: Transaction,
    event: string,
    userId: string,
    client: Pick<OauthClient, 'id'>,
    { address }: Visit,
  ): Promise<void> {
    const details = { client: client.id };
    await recordEvent(on, { userId, event, address, happenedAt: clock.now(), details });
  }
}

/** Claims about a user that the scopes allow, as named by OpenID Connect. */
export function describePerson(user: User, scopes: readonly string[]): JsonObject {
  const name = user.userMetadata['name'] ?? user.userMetadata['full_name'];
  const has = (scope: string) => scopes.includes(scope);
  return {
    sub: user.id,
    ...(has('email') &&
      user.email !== null && { email: user.email, email_verified: user.emailConfirmedAt !== null }),
    ...(has('profile') && typeof name === 'string' && name !== '' && { name }),
    ...(has('profile') && { updated_at: Math.floor(user.updatedAt.getTime() / 1000) }),
  };
}
