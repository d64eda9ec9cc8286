import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from '../../../platform/http/guards/client-address.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { IdentityError } from './identity-error.ts';

const fiveMinutes = 300;

/** How many requests one address may send in how many seconds. */
const requestLimits = {
  token: { points: 150, seconds: fiveMinutes },
  authorize: { points: 60, seconds: fiveMinutes },
  verify: { points: 30, seconds: fiveMinutes },
  'sign-up': { points: 30, seconds: fiveMinutes },
  otp: { points: 30, seconds: fiveMinutes },
  recover: { points: 30, seconds: fiveMinutes },
  resend: { points: 30, seconds: fiveMinutes },
  'update-user': { points: 30, seconds: fiveMinutes },
  anonymous: { points: 30, seconds: 3600 },
  challenge: { points: 15, seconds: 60 },
  factor: { points: 15, seconds: 60 },
} as const;

export type LimitName = keyof typeof requestLimits;

/** Failures that one account may have from one address: elsewhere its owner still gets in. */
const failures = { points: 10, seconds: fiveMinutes };

export type IdentityLimits = {
  /** @throws IdentityError `over_request_rate_limit` */
  countRequest(name: LimitName, address: string): Promise<void>;
  /**
   * Does the attempt unless too many of the same account failed, or are under way, from this address.
   * @throws IdentityError `over_request_rate_limit`, and whatever the attempt throws
   */
  countFailures<Result>(account: string, address: string, attempt: () => Promise<Result>): Promise<Result>;
  /**
   * Counts a letter of a kind to a mail address, known or not, so that the refusal tells nothing.
   * @throws IdentityError `over_email_send_rate_limit`
   */
  countMail(kind: string, to: string): Promise<void>;
};

/** Counts in this process. */
export function createIdentityLimits(
  settings: Pick<IdentitySettings, 'limitFactor' | 'mailCooldownSeconds' | 'mailsPerHour'>,
): IdentityLimits {
  const { limitFactor, mailCooldownSeconds, mailsPerHour } = settings;
  const limiters = new Map(
    Object.entries(requestLimits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points: Math.ceil(points * limitFactor), duration: seconds }),
    ]),
  );
  const failed = new RateLimiterMemory({
    points: Math.ceil(failures.points * limitFactor),
    duration: failures.seconds,
  });
  const cooldown = new RateLimiterMemory({ points: 1, duration: mailCooldownSeconds });
  const allMail = new RateLimiterMemory({ points: mailsPerHour, duration: 3600 });

  return {
    async countRequest(name, address) {
      await limiters.get(name)?.consume(addressGroup(address)).catch(refuseRequest);
    },

    async countFailures(account, address, attempt) {
      const key = `${account}|${addressGroup(address)}`;
      // Counted as failed until it has succeeded, so that many at once are no more than many in turn.
      await failed.consume(key).catch(refuseRequest);
      const result = await attempt();
      await failed.reward(key);
      return result;
    },

    async countMail(kind, to) {
      if (mailCooldownSeconds > 0) {
        await cooldown.consume(`${kind}|${to}`).catch((refusal: unknown) => {
          const seconds = secondsUntil(refusal);
          const message = `For security purposes, you can only request this after ${seconds} seconds.`;
          throw new IdentityError('over_email_send_rate_limit', message, { retryAfterSeconds: seconds });
        });
      }
      await allMail.consume('all').catch((refusal: unknown) => {
        const retryAfterSeconds = secondsUntil(refusal);
        throw new IdentityError('over_email_send_rate_limit', 'email rate limit exceeded', {
          retryAfterSeconds,
        });
      });
    },
  };
}

function refuseRequest(refusal: unknown): never {
  throw new IdentityError('over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: secondsUntil(refusal),
  });
}

function secondsUntil(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}
