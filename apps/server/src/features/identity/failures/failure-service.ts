import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addressGroup, addressNetwork, networkFactor } from '../../../platform/http/guards/client-address.ts';
import { LimitReached, type OpenLimiter } from '../../../platform/limits/limiter.ts';
import { findUser, findUserBy, recordEvent } from '../accounts/user-repository.ts';
import type { AccountName } from '../devices/device-repository.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { EmailOutbox } from '../emails/email-outbox.ts';
import { IdentityError, type IdentityErrorCode } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { IdentityKeys } from '../keys/identity-keys.ts';
import {
  addFailure,
  type FailureKind,
  type FailurePolicy,
  longestWindowMs,
  multiply,
  ownPolicies,
  quietMs,
  type Refusal,
  unknownPolicies,
  whyNot,
} from './failure-policy.ts';
import {
  deleteFailures,
  type FailureKey,
  findFailures,
  forgiveFailures,
  lockFailures,
  openFailures,
  takeUnrecorded,
  updateFailures,
} from './failure-repository.ts';

/** An attempt at something that could be guessed. */
export type Guess = {
  readonly kind: FailureKind;
  readonly account: AccountName;
  readonly visit: Visit;
  /** Whether the session began with a verified email to the account's owner. */
  readonly isProved?: boolean;
};

export type FailureService = {
  /**
   * Runs the attempt, unless too many for the same account failed or are in progress. A success clears what was
   * counted for it; a success of a second factor clears all of its failures.
   * @throws IdentityError `over_request_rate_limit`, `mfa_verification_rejected`, and any error of the attempt
   */
  attempt<Result>(guess: Guess, tryIt: () => Promise<Result>): Promise<Result>;
  /** Throws like `attempt`, but counts nothing. */
  check(guess: Guess): Promise<void>;
  /**
   * Records failures before this hour in the audit log, one entry for each account and kind, and removes counts that
   * nothing depends on.
   */
  record(): Promise<void>;
};

/** Error codes of a wrong guess. Other errors happen before a guess is checked. */
const wrong: ReadonlySet<IdentityErrorCode> = new Set([
  'invalid_credentials',
  'mfa_verification_failed',
  'otp_expired',
  'reauthentication_not_valid',
  'current_password_invalid',
]);

/** Failures per account and address group: the owner can still sign in from elsewhere. */
const fromOneGroup = { points: 10, seconds: 300 };
const hourMs = 60 * 60_000;
const noticeEveryMs = 24 * hourMs;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Pick<IdentityKeys, 'hmac'>;
  readonly settings: Pick<IdentitySettings, 'limitFactor'>;
  readonly emailOutbox: EmailOutbox;
  readonly devices: KnownDevices;
  readonly openLimiter: OpenLimiter;
};

/** Counts failures per account in the database, over all addresses and processes. */
export function createFailureService(dependencies: Dependencies): FailureService {
  const { database, clock, keys, settings, emailOutbox, devices, openLimiter } = dependencies;
  const { limitFactor } = settings;
  const open = (name: string, points: number) =>
    openLimiter({ ...fromOneGroup, name, points: Math.ceil(points * limitFactor), givesBack: true });
  const byGroup = open('failures', fromOneGroup.points);
  const byNetwork = open('failures of a network', fromOneGroup.points * networkFactor);

  return {
    async attempt(guess, tryIt) {
      const { key, policy, isUnknown } = await placeOf(guess);
      // Counted as failed until it succeeds, so that concurrent attempts gain nothing.
      const giveBackToAddress = isUnknown ? await countAddress(guess) : async () => {};
      const counted = await count(guess, key, policy);
      let result: Awaited<ReturnType<typeof tryIt>>;
      try {
        result = await tryIt();
      } catch (error) {
        const isWrong = !(error instanceof IdentityError) || wrong.has(error.code);
        if (!isWrong) {
          await takeBack(key, policy, counted);
          await giveBackToAddress();
        } else if (counted.isThreshold) await notify(guess, key);
        throw error;
      }
      await takeBack(key, policy, counted);
      await giveBackToAddress();
      if (guess.kind === 'factor') await forgiveFailures(database, key.accountHash, guess.kind);
      return result;
    },

    async check(guess) {
      const { key, policy } = await placeOf(guess);
      const row = await findFailures(database, key);
      const refusal = row && whyNot(row, policy, clock.now());
      if (refusal) throw refusalOf(refusal, clock.now());
    },

    async record() {
      const now = clock.now();
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      await database.transaction(async (transaction) => {
        for (const { userId, kind, failures, since } of await takeUnrecorded(transaction, hour)) {
          const details = { failures, since: since.toISOString() };
          const event = { userId, event: `${kind}-failed`, address: null, happenedAt: now, details };
          await recordEvent(transaction, event);
        }
        const ago = (ms: number) => new Date(now.getTime() - ms);
        await deleteFailures(transaction, { calmSince: ago(longestWindowMs), quietSince: ago(quietMs) });
      });
    },
  };

  async function placeOf({ kind, account, visit, isProved = false }: Guess): Promise<Place> {
    const name = JSON.stringify([account.kind, account.value]);
    const accountHash = keys.hmac('failures', name).toString('base64url');
    const device = await devices.findTrusted(database, account, visit);
    const isUnknown = device === null && !isProved;
    const policies = isUnknown ? unknownPolicies : ownPolicies;
    const scope = device !== null ? `device:${device}` : isProved ? 'proved' : 'unknown';
    return { key: { accountHash, kind, scope }, policy: multiply(policies[kind], limitFactor), isUnknown };
  }

  /** @returns a function that takes the count back */
  async function countAddress({ kind, account, visit }: Guess): Promise<() => Promise<void>> {
    const who = (place: string) => JSON.stringify([kind, account.value, place]);
    const network = addressNetwork(visit.address);
    try {
      await byGroup.consume(who(addressGroup(visit.address)));
      if (network !== null) await byNetwork.consume(who(network));
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      throw tooMany(error.retryAfterSeconds);
    }
    return async () => {
      await byGroup.giveBack(who(addressGroup(visit.address)));
      if (network !== null) await byNetwork.giveBack(who(network));
    };
  }

  async function count({ account }: Guess, key: FailureKey, policy: FailurePolicy): Promise<Counted> {
    const now = clock.now();
    const outcome = await database.transaction(async (transaction) => {
      const user =
        account.kind === 'id'
          ? await findUser(transaction, account.value)
          : await findUserBy(transaction, account.kind, account.value);
      const row = await openFailures(transaction, key, { userId: user?.id ?? null, now });
      const refusal = whyNot(row, policy, now);
      if (refusal) return refusalOf(refusal, now);
      const { state, isThreshold } = addFailure(row, policy, now);
      const unrecordedSince = row.unrecorded === 0 ? now : row.unrecordedSince;
      await updateFailures(transaction, key, { ...state, unrecorded: row.unrecorded + 1, unrecordedSince });
      return { isThreshold, blockedUntil: state.blockedUntil };
    });
    if (outcome instanceof IdentityError) throw outcome;
    return outcome;
  }

  async function takeBack(key: FailureKey, policy: FailurePolicy, { blockedUntil }: Counted): Promise<void> {
    await database.transaction(async (transaction) => {
      const row = await lockFailures(transaction, key);
      if (!row) return;
      const isOwnWait = blockedUntil !== null && row.blockedUntil?.getTime() === blockedUntil.getTime();
      const waits = isOwnWait ? Math.max(0, row.waits - 1) : row.waits;
      const before = isOwnWait ? (waits === 0 ? policy.first : policy.next) : row.failures;
      await updateFailures(transaction, key, {
        waits,
        failures: Math.max(0, before - 1),
        blockedUntil: isOwnWait ? null : row.blockedUntil,
        total: Math.max(0, row.total - 1),
        unrecorded: Math.max(0, row.unrecorded - 1),
      });
    });
  }

  /** Notifies the owner, at most once a day. Takes as long if the account doesn't exist. */
  async function notify({ kind, account }: Guess, key: FailureKey): Promise<void> {
    if (account.kind === 'phone') return;
    const now = clock.now();
    const user = account.kind === 'id' ? await findUser(database, account.value) : undefined;
    const to = account.kind === 'id' ? user?.email : account.value;
    if (!to) return;
    await database.transaction(async (transaction) => {
      const row = await lockFailures(transaction, key);
      if (row?.noticedAt && now.getTime() - row.noticedAt.getTime() < noticeEveryMs) return;
      await updateFailures(transaction, key, { noticedAt: now });
      const notice = kind === 'factor' ? 'factor-guessed' : 'sign-in-guessed';
      await emailOutbox.post(transaction, { about: 'notice', kind: notice, to, onlyToOwner: true });
    });
  }
}

type Place = {
  readonly key: FailureKey;
  readonly policy: FailurePolicy;
  /** Whether the request has neither a known device nor a session of the owner. */
  readonly isUnknown: boolean;
};

type Counted = { readonly isThreshold: boolean; readonly blockedUntil: Date | null };

function refusalOf(refusal: Refusal, now: Date): IdentityError {
  if (refusal.reason === 'ceiling') {
    return new IdentityError(
      'mfa_verification_rejected',
      'Too many incorrect codes. Log in with a code sent to your email, or on a device you have used before.',
    );
  }
  return tooMany(Math.max(1, Math.ceil((refusal.until.getTime() - now.getTime()) / 1000)));
}

function tooMany(retryAfterSeconds: number): IdentityError {
  return new IdentityError('over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}
