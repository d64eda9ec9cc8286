import { ApiError } from '@winnow/contracts';
import { addressGroup } from './client-address.ts';

/** Limits simultaneous work: per person or address, and in total in this process. */
export type ConcurrencyLimiter = {
  /**
   * Takes a place; call the returned function to release it.
   * @throws ApiError `too-many-requests` when the caller has its maximum, `unavailable` when none is free
   */
  take(who: string): () => void;
  /** Number of places taken. */
  count(): number;
};

/** Refuses the newest instead of dropping the oldest: two clients would otherwise displace each other forever. */
export function createConcurrencyLimiter(max: {
  readonly ofOne: number;
  readonly ofAll: number;
  readonly retryAfterSeconds: number;
}): ConcurrencyLimiter {
  const taken = new Map<string, number>();
  let count = 0;
  const { retryAfterSeconds } = max;
  return {
    take(who) {
      const name = addressGroup(who);
      const own = taken.get(name) ?? 0;
      if (own >= max.ofOne) {
        throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
          retryAfterSeconds,
        });
      }
      if (count >= max.ofAll) {
        throw new ApiError('unavailable', 'The server is busy. Please try again in a moment.', {
          retryAfterSeconds,
        });
      }
      taken.set(name, own + 1);
      count += 1;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        count -= 1;
        const left = (taken.get(name) ?? 1) - 1;
        if (left === 0) taken.delete(name);
        else taken.set(name, left);
      };
    },
    count: () => count,
  };
}
