import { randomUUID } from 'node:crypto';
import { isConfirmed, type User } from '../accounts/account.ts';
import { lockUser } from '../accounts/user-repository.ts';
import { familyOf } from '../devices/device-traits.ts';
import { refuseAnonymous } from '../factors/factor-refusals.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { Caller } from '../sessions/caller.ts';
import { requireFresh } from '../sessions/freshness.ts';
import { deleteSessionsOfFactor } from '../sessions/session-repository.ts';
import { creationOptions, passkeyChallengeMs, readNewCredential } from './passkey-ceremonies.ts';
import type { GivenCredential } from './passkey-input.ts';
import { challengeExpired, challengeGone, passkeyNotFound, verificationFailed } from './passkey-refusals.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  type Passkey,
  takePasskeyChallenge,
  updatePasskey,
} from './passkey-repository.ts';
import { requireRelyingParty } from './relying-party.ts';

export type PasskeyService = {
  /** Options with which the caller's browser creates a passkey. */
  startRegistration(caller: Caller): Promise<JsonObject>;
  verifyRegistration(
    caller: Caller,
    given: { readonly challengeId: string; readonly credential: GivenCredential },
    visit: Visit,
  ): Promise<JsonObject>;
  list(userId: string): Promise<JsonObject[]>;
  rename(caller: Caller, id: string, name: string): Promise<JsonObject>;
  /** Also ends the other sessions that began with it. */
  remove(caller: Caller, id: string, visit: Visit): Promise<void>;
  /** For callers with the service key. */
  removeOf(userId: string, id: string): Promise<void>;
  /** For the account's owner: the stored data, without the public key. */
  describe(userId: string): Promise<Omit<Passkey, 'publicKey'>[]>;
};

const maxPasskeys = 20;

/** Adds, names and removes the passkeys of accounts. */
export function createPasskeyService({
  database,
  clock,
  settings,
  notices,
}: Pick<IdentityDependencies, 'database' | 'clock' | 'settings' | 'notices'>): PasskeyService {
  return {
    async startRegistration(caller) {
      const site = requireRelyingParty(settings);
      requireRights(caller, 'Adding a passkey');
      const { user } = caller.account;
      const existing = await listPasskeys(database, user.id);
      if (existing.length >= maxPasskeys) throw tooMany();
      const options = await creationOptions(site, user, existing);
      const now = clock.now();
      const id = randomUUID();
      const { challenge } = options;
      await insertPasskeyChallenge(database, { id, userId: user.id, challenge, createdAt: now });
      return { challenge_id: id, options, expires_at: expiryOf(now) };
    },

    async verifyRegistration(caller, { challengeId, credential }, visit) {
      const site = requireRelyingParty(settings);
      requireRights(caller, 'Adding a passkey');
      const { user } = caller.account;
      const taken = await takePasskeyChallenge(database, challengeId, user.id);
      if (!taken) throw challengeGone();
      const now = clock.now();
      if (now.getTime() > taken.createdAt.getTime() + passkeyChallengeMs) throw challengeExpired();
      const made = await readNewCredential(site, taken.challenge, credential);
      if (!made) throw verificationFailed();
      const passkey: Passkey = {
        ...made,
        id: randomUUID(),
        userId: user.id,
        friendlyName: familyOf(visit.userAgent) || 'Passkey',
        lastUsedAt: null,
        counterFellAt: null,
        createdAt: now,
        updatedAt: now,
      };
      await database.transaction(async (transaction) => {
        await lockUser(transaction, user.id);
        if ((await countPasskeys(transaction, user.id)) >= maxPasskeys) throw tooMany();
        if (!(await insertPasskey(transaction, passkey))) {
          throw new IdentityError('webauthn_credential_exists', 'This passkey is already registered');
        }
        await notices.tell(transaction, 'passkey-added', { user, event: 'passkey-added', visit });
      });
      return present(passkey);
    },

    async list(userId) {
      return (await listPasskeys(database, userId)).map(present);
    },

    async rename(caller, id, name) {
      requireLevel(caller);
      const { user } = caller.account;
      const passkey = await findPasskey(database, user.id, id);
      if (!passkey) throw passkeyNotFound();
      const change = { friendlyName: name, updatedAt: clock.now() };
      await updatePasskey(database, id, change);
      return present({ ...passkey, ...change });
    },

    async remove(caller, id, visit) {
      requireRights(caller, 'Removing a passkey');
      await removePasskey(caller.account.user.id, id, { visit, keptSession: caller.session.id });
    },

    removeOf: (userId, id) => removePasskey(userId, id, { visit: null, keptSession: null }),

    async describe(userId) {
      return (await listPasskeys(database, userId)).map(({ publicKey: _, ...shown }) => shown);
    },
  };

  function requireRights(caller: Caller, what: string): void {
    refuseAnonymous(caller.account.user);
    requireLevel(caller);
    requireFresh(caller.session, { now: clock.now(), ...settings }, what);
  }

  async function removePasskey(
    userId: string,
    id: string,
    { visit, keptSession }: { readonly visit: Visit | null; readonly keptSession: string | null },
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      // Otherwise two concurrent removals would each find the other passkey left.
      const user = await lockUser(transaction, userId);
      const passkey = user && (await findPasskey(transaction, userId, id));
      if (!user || !passkey) throw passkeyNotFound();
      const isByOwner = keptSession !== null;
      if (isByOwner && isOnlyWayIn(user) && (await countPasskeys(transaction, userId)) === 1) {
        throw new IdentityError(
          'conflict',
          'This passkey is the only way into the account. Add another passkey or set a password first.',
        );
      }
      await deletePasskey(transaction, id);
      await deleteSessionsOfFactor(transaction, { userId, factorId: id, except: keptSession });
      await notices.tell(transaction, 'passkey-removed', { user, event: 'passkey-removed', visit });
    });
  }
}

/** Whether neither a password, nor an email with a code or link, opens the account. */
function isOnlyWayIn(user: User): boolean {
  const hasPassword = user.passwordHash !== null && isConfirmed(user);
  const hasEmail = user.email !== null && user.emailConfirmedAt !== null;
  return !hasPassword && !hasEmail;
}

/** With a second factor, a session without it can't manage passkeys. */
function requireLevel({ account, session }: Caller): void {
  const hasFactor = account.factors.some(({ status }) => status === 'verified');
  if (hasFactor && session.aal !== 'aal2') {
    throw new IdentityError(
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    );
  }
}

/** Seconds since 1970. */
export function expiryOf(now: Date): number {
  return Math.floor((now.getTime() + passkeyChallengeMs) / 1000);
}

function present({ id, friendlyName, createdAt, lastUsedAt }: Passkey): JsonObject {
  return {
    id,
    friendly_name: friendlyName,
    created_at: createdAt,
    ...(lastUsedAt && { last_used_at: lastUsedAt }),
  };
}

function tooMany(): IdentityError {
  return new IdentityError(
    'too_many_passkeys',
    `An account has at most ${maxPasskeys} passkeys. Remove one first.`,
  );
}
