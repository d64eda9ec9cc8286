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

export type LimitLeft = { readonly remaining: number; readonly resetSeconds: number };

export type Limiter = {
  /** Counts one more call for a key; returns what is left. @throws LimitReached above the limit */
  consume(who: string): Promise<LimitLeft>;
  /** Undoes one `consume`. */
  giveBack(who: string): Promise<void>;
};

/** Makes a limiter; the implementation decides where counts are stored. */
export type OpenLimiter = (limit: Limit) => Limiter;

/** A limit is exhausted. */
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
        const { remainingPoints, msBeforeNext } = await counter.consume(keyOf(who));
        return { remaining: Math.max(0, remainingPoints), resetSeconds: secondsOf(msBeforeNext) };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new LimitReached(secondsOf(refusal.msBeforeNext));
      }
    },
    async giveBack(who) {
      await counter.reward(keyOf(who));
    },
  };
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
