import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Maximum number of events in a number of seconds. */
export type Limit = {
  /** Name of what is limited: different names are counted separately. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Whether counts may be undone, so that a limit may end early. */
  readonly givesBack?: boolean;
};

export type Limiter = {
  /** Counts one more call for a key. @throws LimitReached above the limit */
  consume(who: string): Promise<void>;
  /** Undoes one `consume`. */
  giveBack(who: string): Promise<void>;
};

/** Makes a limiter; the implementation decides where counts are stored. */
export type OpenLimiter = (limit: Limit) => Limiter;

/** A limit is used up. */
export class LimitReached extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`A limit is reached for ${retryAfterSeconds} seconds.`);
    this.name = 'LimitReached';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts in the memory of this process. */
export const openMemoryLimiter: OpenLimiter = ({ points, seconds }) =>
  asLimiter(new RateLimiterMemory({ points, duration: seconds }));

type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** @param keyOf the key that a caller is counted under */
export function asLimiter(counter: Counter, keyOf = (who: string) => who): Limiter {
  return {
    async consume(who) {
      try {
        await counter.consume(keyOf(who));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new LimitReached(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async giveBack(who) {
      await counter.reward(keyOf(who));
    },
  };
}
