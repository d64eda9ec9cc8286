import { randomUUID } from 'node:crypto';
import { type Clock, dayMs, hourMs } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Account, isBanned, isBannedUntil, type User } from '../accounts/account.ts';
import { findAccount, loadAccount, recordEvent, updateUser } from '../accounts/user-repository.ts';
import { placeOf } from '../devices/device-traits.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SecurityNotices } from '../emails/security-notices.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { IdentityKeys } from '../keys/identity-keys.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import { type AuthenticationMethod, assuranceLevel, isSecondFactor } from './authentication-method.ts';
import type { Caller } from './caller.ts';
import { classifyReuse, storedWithinMs } from './refresh-rule.ts';
import { readRefreshToken } from './refresh-token.ts';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsAtProvider,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  lockSession,
  markAnswerUsed,
  type SessionRow,
  updateSession,
} from './session-repository.ts';
import { createSessionTokens, hasUuidForm } from './session-tokens.ts';
import { findSignedIn, type SignedIn } from './signed-in-repository.ts';

export type { SignedIn };

export type SignOutScope = 'global' | 'local' | 'others';

export type SessionService = {
  /** Begins a session inside the caller's transaction; returns its tokens. */
  start(on: Transaction, user: User, proof: string | FirstProof, visit: Visit): Promise<JsonObject>;
  /** Adds a second factor to a session, inside the caller's transaction. Invalidates earlier refresh tokens. */
  stepUp(on: Queryable, sessionId: string, proof: SecondProof): Promise<JsonObject>;
  /** @throws IdentityError if the token is unknown, was used before, or its session has ended */
  refresh(token: string, visit: Visit): Promise<JsonObject>;
  /** @throws IdentityError if the token is invalid, or its user or session is gone */
  authenticate(token: string | null): Promise<Caller>;
  /**
   * For every call of the API, in one query: the session of a token with its user; `null` if
   * either is gone or banned.
   * @throws IdentityError if the token is invalid
   */
  lookUp(token: string): Promise<SignedIn | null>;
  /** @throws IdentityError if the token lacks the rights of the service */
  requireService(token: string | null): Promise<void>;
  end(caller: Caller, scope: SignOutScope, visit: Visit): Promise<void>;
  /** The sessions of a user, most recently used first. */
  list(userId: string): Promise<SessionRow[]>;
  /** Returns whether the user had such a session. */
  endOne(userId: string, sessionId: string): Promise<boolean>;
  /** Ends the sessions of a user that began at a provider, inside the caller's transaction. */
  endAtProvider(on: Queryable, userId: string, provider: string): Promise<void>;
  /** Reloads an account. @throws IdentityError if it is gone */
  reload(on: Queryable, userId: string): Promise<Account>;
};

/** A method with the organization's provider or the passkey that was used. */
export type FirstProof = Pick<AuthenticationMethod, 'method' | 'provider'> & { readonly factorId?: string };

/** A verified second factor: which one, by which method, and from where. */
export type SecondProof = {
  readonly factorId: string;
  readonly method: 'totp' | 'recovery_code';
  readonly visit: Visit;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  keys: IdentityKeys;
  settings: IdentitySettings;
  devices: KnownDevices;
  notices: SecurityNotices;
};

/** Hours of inactivity that end an operator's session, so that operators sign in daily. */
const operatorIdleHours = 12;

/** Begins, refreshes, authenticates and ends sessions. */
export function createSessionService(dependencies: Dependencies): SessionService {
  const { database, clock, keys, settings, devices, notices } = dependencies;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const tokens = createSessionTokens({ clock, keys, settings });

  return {
    async start(on, user, proof, visit) {
      const now = clock.now();
      const { factorId = null, ...first } = typeof proof === 'string' ? { method: proof } : proof;
      const amr: AuthenticationMethod[] = [{ ...first, timestamp: seconds() }];
      const session: SessionRow = {
        id: randomUUID(),
        userId: user.id,
        aal: assuranceLevel(amr),
        amr,
        factorId,
        refreshCounter: 0,
        refreshedAt: now,
        createdAt: now,
        userAgent: visit.userAgent,
        address: visit.address,
        ...answeredTo(visit),
        lateCounter: null,
      };
      await insertSession(on, session);
      await updateUser(on, user.id, { lastSignInAt: now, updatedAt: now });
      await recordEvent(on, { userId: user.id, event: 'sign-in', address: visit.address, happenedAt: now });
      const isNewDevice = await devices.meet(on, user.id, visit);
      if (isNewDevice) await notices.tell(on, 'new-device', { user, event: 'new-device', visit });
      const account = await loadAccount(on, { ...user, lastSignInAt: now, updatedAt: now });
      const isWhole = session.aal === 'aal2' || !account.factors.some(({ status }) => status === 'verified');
      if (isWhole) await devices.trust(on, user.id, visit);
      return tokens.write(account, session);
    },

    async stepUp(on, sessionId, { factorId, method, visit }) {
      const session = await lockSession(on, sessionId);
      const account = session && (await findAccount(on, session.userId));
      if (!session || !account) throw sessionGone();
      const first = session.amr.filter((shown) => !isSecondFactor(shown));
      const amr = [{ method, timestamp: seconds() }, ...first];
      const change = {
        amr,
        aal: assuranceLevel(amr),
        factorId,
        // By two, so that the earlier token is neither the current one nor its parent.
        refreshCounter: session.refreshCounter + 2,
        refreshedAt: clock.now(),
        ...answeredTo(visit),
      };
      await updateSession(on, sessionId, change);
      await devices.trust(on, session.userId, visit);
      return tokens.write(account, { ...session, ...change });
    },

    async refresh(token, visit) {
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
        if (now.getTime() > session.refreshedAt.getTime() + idleMsOf(account.user)) {
          await deleteSession(transaction, session.id);
          return refusedRefresh('session_expired', 'Session Expired (Inactivity)');
        }
        const behind = session.refreshCounter - given.counter;
        if (behind < 0) return refusedRefresh('refresh_token_not_found', 'Refresh Token Not Found');
        if (behind === 0) {
          const counter = session.refreshCounter + 1;
          const change = { refreshCounter: counter, refreshedAt: now, ...answeredTo(visit) };
          await updateSession(transaction, session.id, change);
          return tokens.write(account, { ...session, ...change });
        }
        const { reuseSeconds } = settings;
        const reuse = classifyReuse(session, { behind, visit, now, reuseSeconds });
        if (reuse === 'at-once') return tokens.write(account, session);
        if (reuse === 'lost-answer') {
          const change = { refreshedAt: now, lateCounter: session.refreshCounter };
          await updateSession(transaction, session.id, change);
          return tokens.write(account, { ...session, ...change });
        }
        await deleteSession(transaction, session.id);
        const { user } = account;
        await notices.tell(transaction, 'session-stolen', { user, event: 'refresh-token-reused', visit });
        return refusedRefresh('refresh_token_already_used', 'Already Used');
      });
      // Thrown outside of the transaction: a rollback would restore the stolen session.
      if (outcome instanceof IdentityError) throw outcome;
      return outcome;
    },

    async authenticate(token) {
      const { sub, sessionId, issuedAt } = await tokens.read(token);
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
      await noteAnswerUsed(session, issuedAt);
      return { account, session };
    },

    async lookUp(token) {
      const { sub, sessionId, issuedAt } = await tokens.read(token);
      const found = sessionId === null ? undefined : await findSignedIn(database, sessionId, sub);
      if (!found || found.deletedAt || isBannedUntil(found.bannedUntil, clock.now())) return null;
      await noteAnswerUsed({ ...found, id: found.sessionId }, issuedAt);
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

    endAtProvider: deleteSessionsAtProvider,

    async end({ account: { user }, session }, scope, visit) {
      if (scope === 'local') return deleteSession(database, session.id);
      await database.transaction(async (transaction) => {
        const others = await deleteSessionsOf(transaction, user.id, session.id);
        if (scope === 'global') await deleteSession(transaction, session.id);
        if (others > 0)
          await notices.tell(transaction, 'sessions-ended', { user, event: 'sessions-ended', visit });
      });
    },
  };

  function idleMsOf({ email }: User): number {
    const isOperator = email !== null && settings.operatorEmails.includes(email);
    const hours = isOperator ? Math.min(operatorIdleHours, settings.idleHours) : settings.idleHours;
    return hours * hourMs;
  }

  /** Whether a token of the last refresh has been in use for a while, so it was received and stored. */
  async function noteAnswerUsed(
    session: Pick<SessionRow, 'id' | 'refreshCounter' | 'refreshedAt' | 'answerUsedAt'>,
    issuedAt: number,
  ): Promise<void> {
    const { id, refreshCounter, refreshedAt, answerUsedAt } = session;
    const now = clock.now();
    if (answerUsedAt !== null || refreshCounter === 0) return;
    if (issuedAt < Math.floor(refreshedAt.getTime() / 1000)) return;
    if (now.getTime() < refreshedAt.getTime() + storedWithinMs) return;
    await markAnswerUsed(database, { id, refreshCounter, answerUsedAt: now });
  }
}

/** The receiver of the newest refresh token. */
function answeredTo(visit: Visit) {
  const deviceHash = visit.device && hashSecret(visit.device.secret);
  return { deviceHash, refreshedFrom: placeOf(visit), answerUsedAt: null };
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
