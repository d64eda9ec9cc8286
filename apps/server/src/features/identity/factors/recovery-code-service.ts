import { randomUUID } from 'node:crypto';
import type { Factor } from '../accounts/account.ts';
import { lockUser } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { Caller } from '../sessions/caller.ts';
import { requireFresh } from '../sessions/freshness.ts';
import { guessOfFactor } from './factor-guess.ts';
import { refuseAnonymous } from './factor-refusals.ts';
import {
  createRecoveryCode,
  createRecoverySalt,
  hashRecoveryCode,
  readRecoveryCode,
} from './recovery-code.ts';
import {
  deleteRecoveryCodesOf,
  insertRecoveryCodes,
  listRecoveryCodes,
  spendRecoveryCode,
} from './recovery-code-repository.ts';

/** State of an account's codes: never the codes. */
export type RecoveryCodeState = {
  readonly total: number;
  readonly remaining: number;
  /** ISO 8601; `null` if there are no codes. */
  readonly created_at: string | null;
};

export type RecoveryCodeService = {
  describe(caller: Caller): Promise<RecoveryCodeState>;
  /** Creates new codes and invalidates the old ones. The codes are returned only here. */
  renew(caller: Caller, visit: Visit): Promise<RecoveryCodeState & { readonly codes: readonly string[] }>;
  /** Uses a recovery code instead of an authenticator code. Returns the tokens of a session with both factors. */
  use(caller: Caller, given: string, visit: Visit): Promise<JsonObject>;
  /** For the account's owner. */
  listUses(userId: string): Promise<{ createdAt: Date; usedAt: Date | null }[]>;
};

const codesOfASet = 10;

/** Recovery codes, for users without their authenticator app. */
export function createRecoveryCodeService({
  database,
  clock,
  settings,
  failures,
  sessions,
  notices,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'settings' | 'failures' | 'sessions' | 'notices'
>): RecoveryCodeService {
  const nobodysSalt = createRecoverySalt();
  return {
    async describe(caller) {
      refuseAnonymous(caller.account.user);
      if (verifiedFactorOf(caller)) requireBothFactors(caller);
      const codes = await listRecoveryCodes(database, caller.account.user.id);
      return stateOf(codes);
    },

    async renew(caller, visit) {
      const { user } = caller.account;
      refuseAnonymous(user);
      if (!verifiedFactorOf(caller)) throw noFactor();
      requireBothFactors(caller);
      const now = clock.now();
      requireFresh(caller.session, { now, ...settings }, 'Creating recovery codes');
      const salt = createRecoverySalt();
      const codes = Array.from({ length: codesOfASet }, createRecoveryCode);
      const rows = await Promise.all(
        codes.map(async (code) => ({
          id: randomUUID(),
          userId: user.id,
          salt,
          codeHash: await hashRecoveryCode(code, salt, settings.hashingCost),
          usedAt: null,
          createdAt: now,
        })),
      );
      await database.transaction(async (transaction) => {
        // Checked under the lock: the last factor may be gone, and two concurrent sets would both be valid.
        await lockUser(transaction, user.id);
        const { factors } = await sessions.reload(transaction, user.id);
        if (!factors.some(isVerified)) throw noFactor();
        await deleteRecoveryCodesOf(transaction, user.id);
        await insertRecoveryCodes(transaction, rows);
        await notices.tell(transaction, 'recovery-codes-made', { user, event: 'recovery-codes-made', visit });
      });
      return { ...stateOf(rows), codes };
    },

    async use(caller, given, visit) {
      const { user } = caller.account;
      refuseAnonymous(user);
      const factor = verifiedFactorOf(caller);
      if (!factor) throw noFactor();
      if (given === '') throw new IdentityError('validation_failed', 'Code needs to be non-empty');
      return failures.attempt(guessOfFactor(caller, visit), async () => {
        const [row] = await listRecoveryCodes(database, user.id);
        const code = readRecoveryCode(given) ?? '';
        const codeHash = await hashRecoveryCode(code, row?.salt ?? nobodysSalt, settings.hashingCost);
        return database.transaction(async (transaction) => {
          const isRight = await spendRecoveryCode(transaction, {
            userId: user.id,
            codeHash,
            usedAt: clock.now(),
          });
          if (!isRight) throw new IdentityError('mfa_verification_failed', 'Invalid recovery code entered');
          const event = 'recovery-code-used';
          await notices.tell(transaction, event, { user, event, visit });
          return sessions.stepUp(transaction, caller.session.id, {
            factorId: factor.id,
            method: 'recovery_code',
            visit,
          });
        });
      });
    },

    async listUses(userId) {
      const codes = await listRecoveryCodes(database, userId);
      return codes.map(({ createdAt, usedAt }) => ({ createdAt, usedAt }));
    },
  };
}

function stateOf(codes: readonly { usedAt: Date | null; createdAt: Date }[]): RecoveryCodeState {
  const remaining = codes.filter(({ usedAt }) => usedAt === null).length;
  return { total: codes.length, remaining, created_at: codes[0]?.createdAt.toISOString() ?? null };
}

function isVerified({ status }: Factor): boolean {
  return status === 'verified';
}

function verifiedFactorOf({ account }: Caller): Factor | undefined {
  return account.factors.find(isVerified);
}

function requireBothFactors({ session }: Caller): void {
  if (session.aal !== 'aal2') throw new IdentityError('insufficient_aal', 'AAL2 required for recovery codes');
}

function noFactor(): IdentityError {
  return new IdentityError(
    'mfa_factor_not_found',
    'There is no verified factor that codes could stand in for',
  );
}
