import { ApiError } from '@winnow/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from './client-address.ts';

/** Counts one call from an address, or of a person by their id. @throws ApiError `too-many-requests` once the minute or the day is used up */
export type RateLimit = (address: string) => Promise<void>;

const [minuteSeconds, daySeconds] = [60, 24 * 60 * 60];

/** Allows so many calls from one address or of one person, counted in this process. */
export function createRateLimit({
  limitPerMinute,
  limitPerDay = null,
}: {
  readonly limitPerMinute: number;
  readonly limitPerDay?: number | null;
}): RateLimit {
  const limiters = [new RateLimiterMemory({ points: limitPerMinute, duration: minuteSeconds })];
  if (limitPerDay !== null)
    limiters.push(new RateLimiterMemory({ points: limitPerDay, duration: daySeconds }));
  return async (address) => {
    try {
      for (const limiter of limiters) await limiter.consume(addressGroup(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  };
}
