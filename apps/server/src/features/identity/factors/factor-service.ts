import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Factor, presentFactor, type User } from '../accounts/account.ts';
import { lockUser } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { assuranceLevel, isSecondFactor } from '../sessions/authentication-method.ts';
import type { Caller } from '../sessions/caller.ts';
import { requireFresh } from '../sessions/freshness.ts';
import {
  deleteWeakSessionsOf,
  listSessionsOfFactor,
  lockSession,
  updateSession,
} from '../sessions/session-repository.ts';
import { createTotpSecret, describeTotp, findTotpStep } from './authenticator.ts';
import { guessOfFactor } from './factor-guess.ts';
import { challengeMs, refuseAnonymous, whyNotToEnroll, whyNotToTry } from './factor-refusals.ts';
import {
  countWrongTry,
  deleteFactor,
  deleteOtherUnverified,
  deleteUnverifiedBefore,
  findFactor,
  finishChallenge,
  insertChallenge,
  insertFactor,
  lockChallenge,
  updateFactor,
} from './factor-repository.ts';
import { deleteRecoveryCodesOf } from './recovery-code-repository.ts';
import { openSecret, sealingKeyOf, sealSecret } from './sealed-secret.ts';

type GivenCode = {
  readonly challengeId: string;
  readonly code: string;
  readonly visit: Visit;
};

export type FactorService = {
  enroll(
    caller: Caller,
    wanted: { type: 'totp' | 'webauthn'; friendlyName: string; issuer: string },
  ): Promise<JsonObject>;
  challenge(caller: Caller, factorId: string, visit: Visit): Promise<JsonObject>;
  /** Returns the tokens of a session with both factors. */
  verify(caller: Caller, factorId: string, given: GivenCode): Promise<JsonObject>;
  remove(caller: Caller, factorId: string, visit: Visit): Promise<JsonObject>;
  /** For callers with the service key. */
  removeOf(userId: string, factorId: string): Promise<JsonObject>;
};

/** Authenticator apps as a second factor. */
export function createFactorService({
  database,
  clock,
  keys,
  failures,
  devices,
  sessions,
  settings,
  notices,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'keys' | 'settings' | 'failures' | 'devices' | 'sessions' | 'notices'
>): FactorService {
  const sealingKey = sealingKeyOf(keys);

  return {
    async enroll({ account: { user }, session }, { type, friendlyName, issuer }) {
      refuseAnonymous(user);
      const now = clock.now();
      const secret = createTotpSecret();
      const id = randomUUID();
      await database.transaction(async (transaction) => {
        await lockUser(transaction, user.id);
        await deleteUnverifiedBefore(transaction, user.id, new Date(now.getTime() - challengeMs));
        const { factors } = await sessions.reload(transaction, user.id);
        const refusal = whyNotToEnroll(factors, session, friendlyName);
        if (refusal) throw refusal;
        requireFresh(session, { now, ...settings }, 'Adding a factor');
        await insertFactor(transaction, {
          id,
          userId: user.id,
          friendlyName,
          factorType: type,
          status: 'unverified',
          secret: sealSecret(sealingKey, id, secret),
          lastStep: null,
          lastChallengedAt: null,
          createdAt: now,
          updatedAt: now,
        });
      });
      // A security key is only registered by name: it has no secret to show and can't be verified.
      if (type === 'webauthn') return { id, type, friendly_name: friendlyName };
      const totp = await describeTotp(secret, { issuer, label: user.email ?? user.id });
      return { id, type, friendly_name: friendlyName, totp };
    },

    async challenge(caller, factorId, visit) {
      const { user } = caller.account;
      refuseAnonymous(user);
      const factor = await findFactor(database, user.id, factorId);
      if (!factor) throw new IdentityError('mfa_factor_not_found', 'Factor not found');
      await failures.check(guessOfFactor(caller, visit));
      const now = clock.now();
      const id = randomUUID();
      const challenge = {
        id,
        factorId,
        address: visit.address,
        attempts: 0,
        verifiedAt: null,
        createdAt: now,
      };
      await insertChallenge(database, challenge);
      await updateFactor(database, factorId, { lastChallengedAt: now });
      return { id, type: factor.factorType, expires_at: Math.floor((now.getTime() + challengeMs) / 1000) };
    },

    async verify(caller, factorId, given) {
      const { user } = caller.account;
      refuseAnonymous(user);
      if (given.code === '') throw new IdentityError('validation_failed', 'Code needs to be non-empty');
      return failures.attempt(guessOfFactor(caller, given.visit), async () => {
        const outcome = await database.transaction((transaction) =>
          tryCode(transaction, caller, factorId, given),
        );
        // Thrown outside of the transaction, so that the failed attempt stays counted.
        if (outcome instanceof IdentityError) throw outcome;
        return outcome;
      });
    },

    async remove({ account: { user }, session }, factorId, visit) {
      refuseAnonymous(user);
      const factor = await findFactor(database, user.id, factorId);
      if (!factor) throw new IdentityError('mfa_factor_not_found', 'Factor not found');
      const isVerified = factor.status === 'verified';
      if (isVerified && session.aal !== 'aal2') {
        throw new IdentityError('insufficient_aal', 'AAL2 required to unenroll verified factor', {
          status: 422,
        });
      }
      if (isVerified) requireFresh(session, { now: clock.now(), ...settings }, 'Removing a factor');
      await removeFactor(user, factor, visit);
      return { id: factorId };
    },

    async removeOf(userId, factorId) {
      const { user, factors } = await database.transaction((transaction) =>
        sessions.reload(transaction, userId),
      );
      const factor = factors.find(({ id }) => id === factorId);
      if (!factor) throw new IdentityError('mfa_factor_not_found', 'Factor not found');
      await removeFactor(user, factor, null);
      return presentFactor(factor);
    },
  };

  /** The tokens of the session, which now has both factors, or why it doesn't. */
  async function tryCode(
    on: Transaction,
    { account: { user }, session }: Caller,
    factorId: string,
    { challengeId, code, visit }: GivenCode,
  ): Promise<JsonObject | IdentityError> {
    const challenge = await lockChallenge(on, factorId, challengeId);
    const factor = await findFactor(on, user.id, factorId);
    if (!factor || !challenge) {
      return new IdentityError('mfa_factor_not_found', 'Factor not found', { status: 422 });
    }
    const now = clock.now();
    const refusal = whyNotToTry(challenge, visit.address, now);
    if (refusal) return refusal;
    const step = findNewStep(factor, code, now);
    if (step === null) {
      await countWrongTry(on, challengeId);
      return new IdentityError('mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await finishChallenge(on, challengeId, now);
    await updateFactor(on, factorId, { lastStep: step });
    const isFirst = factor.status === 'unverified';
    if (isFirst) await welcome(on, user, factor, visit);
    const answer = await sessions.stepUp(on, session.id, { factorId, method: 'totp', visit });
    // After this session has both factors, so that it isn't ended with the others.
    if (isFirst) await deleteWeakSessionsOf(on, user.id);
    return answer;
  }

  /** The time step of a code; `null` if the code is wrong or was already used. */
  function findNewStep({ id, factorType, secret, lastStep }: Factor, code: string, now: Date): number | null {
    if (factorType !== 'totp') return null;
    const step = findTotpStep(openSecret(sealingKey, id, secret), code, now);
    return step !== null && (lastStep === null || step > lastStep) ? step : null;
  }

  /** Sessions verified by the factor fall back to one factor. */
  async function removeFactor(user: User, factor: Factor, visit: Visit | null): Promise<void> {
    await database.transaction(async (transaction) => {
      for (const { id } of await listSessionsOfFactor(transaction, factor.id)) {
        const session = await lockSession(transaction, id);
        const amr = (session?.amr ?? []).filter((shown) => !isSecondFactor(shown));
        await updateSession(transaction, id, { amr, aal: assuranceLevel(amr), factorId: null });
      }
      await deleteFactor(transaction, factor.id);
      const { factors } = await sessions.reload(transaction, user.id);
      if (!factors.some(({ status }) => status === 'verified')) {
        await deleteRecoveryCodesOf(transaction, user.id);
      }
      if (factor.status === 'unverified') return;
      await notices.tell(transaction, 'factor-removed', { user, event: 'factor-removed', visit });
    });
  }

  async function welcome(on: Transaction, user: User, factor: Factor, visit: Visit): Promise<void> {
    await updateFactor(on, factor.id, { status: 'verified', updatedAt: clock.now() });
    await deleteOtherUnverified(on, user.id, factor.id);
    await devices.distrustAll(on, user.id);
    await notices.tell(on, 'factor-added', { user, event: 'factor-added', visit });
  }
}
