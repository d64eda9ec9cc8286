import { randomUUID } from 'node:crypto';
import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { type Account, isBanned, isBannedUntil, type User } from '../accounts/account.ts';
import { findAccount, loadAccount, recordEvent, updateUser } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { IdentityKeys } from '../keys/identity-keys.ts';
import { type AuthenticationMethod, assuranceLevel } from './authentication-method.ts';
import type { Caller } from './caller.ts';
import { readRefreshToken } from './refresh-token.ts';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  lockSession,
  type SessionRow,
  updateSession,
} from './session-repository.ts';
import { createSessionTokens, hasUuidForm } from './session-tokens.ts';
import { findSignedIn, type SignedIn } from './signed-in-repository.ts';

export type { SignedIn };

export type SignOutScope = 'global' | 'local' | 'others';

export type SessionService = {
  /** Begins a session inside the caller's transaction, and answers with its tokens. */
  start(on: Queryable, user: User, method: string, visit: Visit): Promise<JsonObject>;
  /** Adds a second factor to a session, inside the caller's transaction. Tokens from before cannot follow. */
  stepUp(on: Queryable, sessionId: string, factorId: string): Promise<JsonObject>;
  /** @throws IdentityError where the token is unknown, used before, or of a session that ended */
  refresh(token: string): Promise<JsonObject>;
  /** @throws IdentityError where the token is none, or its user or session is gone */
  authenticate(token: string | null): Promise<Caller>;
  /**
   * For every call of the API, in one query: the session of a token and what must be known of its user; `null` where
   * either is gone or shut out.
   * @throws IdentityError where the token is none
   */
  lookUp(token: string): Promise<SignedIn | null>;
  /** @throws IdentityError where the token does not carry the rights of the service */
  requireService(token: string | null): Promise<void>;
  end(caller: Caller, scope: SignOutScope): Promise<void>;
  /** Of one user, the one used last first. */
  list(userId: string): Promise<SessionRow[]>;
  /** Whether the user had such a session. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /** An account as it is now. @throws IdentityError where it is gone */
  reload(on: Queryable, userId: string): Promise<Account>;
};

type Ground = {
  database: Database;
  clock: Clock;
  keys: IdentityKeys;
  settings: IdentitySettings;
};

/** Sessions: how they begin, go on, are known again and end. */
export function createSessionService({ database, clock, keys, settings }: Ground): SessionService {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const tokens = createSessionTokens({ clock, keys, settings });

  return {
    async start(on, user, method, visit) {
      const now = clock.now();
      const amr: AuthenticationMethod[] = [{ method, timestamp: seconds() }];
      const session: SessionRow = {
        id: randomUUID(),
        userId: user.id,
        aal: assuranceLevel(amr),
        amr,
        factorId: null,
        refreshCounter: 0,
        refreshedAt: now,
        createdAt: now,
        userAgent: visit.userAgent,
        address: visit.address,
      };
      await insertSession(on, session);
      await updateUser(on, user.id, { lastSignInAt: now, updatedAt: now });
      await recordEvent(on, { userId: user.id, event: 'sign-in', address: visit.address, happenedAt: now });
      return tokens.write(await loadAccount(on, { ...user, lastSignInAt: now, updatedAt: now }), session);
    },

    async stepUp(on, sessionId, factorId) {
      const session = await lockSession(on, sessionId);
      const account = session && (await findAccount(on, session.userId));
      if (!session || !account) throw sessionGone();
      const amr = [{ method: 'totp', timestamp: seconds() }, ...session.amr.filter(isNotTotp)];
      const change = {
        amr,
        aal: assuranceLevel(amr),
        factorId,
        // By two: the token before is neither the current one nor its parent.
        refreshCounter: session.refreshCounter + 2,
        refreshedAt: clock.now(),
      };
      await updateSession(on, sessionId, change);
      return tokens.write(account, { ...session, ...change });
    },

    async refresh(token) {
      const given = readRefreshToken(keys, token);
      if (!given) throw refusedRefresh('refresh_token_not_found', 'Refresh Token Not Found');
      const outcome = await database.transaction(async (transaction) => {
        const session = await lockSession(transaction, given.sessionId);
        const account = session && (await findAccount(transaction, session.userId));
        if (!session || !account) return refusedRefresh('session_not_found', 'No Valid Session Found', 400);
        const now = clock.now();
        if (isBanned(account.user, now)) return refusedRefresh('user_banned', 'User Banned');
        if (now.getTime() > session.createdAt.getTime() + settings.sessionDays * dayMs) {
          await deleteSession(transaction, session.id);
          return refusedRefresh('session_expired', 'Session Expired');
        }
        const behind = session.refreshCounter - given.counter;
        if (behind < 0) return refusedRefresh('refresh_token_not_found', 'Refresh Token Not Found');
        if (behind === 0) {
          const change = { refreshCounter: session.refreshCounter + 1, refreshedAt: now };
          await updateSession(transaction, session.id, change);
          return tokens.write(account, { ...session, ...change });
        }
        if (mayRefreshAgain(session, behind, now)) return tokens.write(account, session);
        await deleteSession(transaction, session.id);
        await recordEvent(transaction, {
          userId: session.userId,
          event: 'refresh-token-reused',
          address: session.address,
          happenedAt: now,
        });
        return refusedRefresh('refresh_token_already_used', 'Already Used');
      });
      // Thrown out here, since a transaction that throws would bring the stolen session back.
      if (outcome instanceof IdentityError) throw outcome;
      return outcome;
    },

    async authenticate(token) {
      const { sub, sessionId } = await tokens.read(token);
      const account = await findAccount(database, sub);
      if (!account || account.user.deletedAt) {
        throw new IdentityError('user_not_found', 'User from sub claim in JWT does not exist', {
          status: 403,
        });
      }
      const session = sessionId === null ? undefined : await findSession(database, sessionId);
      if (!session || session.userId !== sub) throw sessionGone();
      if (isBanned(account.user, clock.now())) {
        throw new IdentityError('user_banned', 'User is banned', { status: 403 });
      }
      return { account, session };
    },

    async lookUp(token) {
      const { sub, sessionId } = await tokens.read(token);
      const found = sessionId === null ? undefined : await findSignedIn(database, sessionId, sub);
      if (!found || found.deletedAt || isBannedUntil(found.bannedUntil, clock.now())) return null;
      return found;
    },

    requireService: tokens.requireService,

    async reload(on, userId) {
      const account = await findAccount(on, userId);
      if (!account) throw new IdentityError('user_not_found', 'User not found');
      return account;
    },

    list: (userId) => listSessionsOf(database, userId),

    async endOne(userId, sessionId) {
      return hasUuidForm(sessionId) && deleteSessionOf(database, userId, sessionId);
    },

    async end({ account, session }, scope) {
      if (scope === 'local') await deleteSession(database, session.id);
      else await deleteSessionsOf(database, account.user.id, scope === 'others' ? session.id : undefined);
    },
  };

  /** Whether a token that was used before may be used once more; a stolen one must not. `behind` is from 1 on. */
  function mayRefreshAgain(session: SessionRow, behind: number, now: Date): boolean {
    // The parent of the current token: its holder never got the answer.
    if (behind === 1) return true;
    // Several tabs at once. From before the second factor nothing follows.
    const isRecent = now.getTime() - session.refreshedAt.getTime() < settings.reuseSeconds * 1000;
    return isRecent && session.factorId === null;
  }
}

function isNotTotp({ method }: AuthenticationMethod): boolean {
  return method !== 'totp';
}

function sessionGone(): IdentityError {
  return new IdentityError('session_not_found', 'Session from session_id claim in JWT does not exist');
}

function refusedRefresh(
  code: ConstructorParameters<typeof IdentityError>[0],
  reason: string,
  status?: number,
): IdentityError {
  return new IdentityError(code, `Invalid Refresh Token: ${reason}`, status === undefined ? {} : { status });
}
