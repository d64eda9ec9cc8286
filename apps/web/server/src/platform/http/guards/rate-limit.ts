import { ApiError } from '@winnow/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from './client-address.ts';

/** Counts one call from an address, or of a person by their id. @throws ApiError `too-many-requests` once the minute is used up */
export type RateLimit = (address: string) => Promise<void>;

/** Allows so many calls a minute from one address or of one person, counted in this process. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(addressGroup(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  };
}
