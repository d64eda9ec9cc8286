import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { asLimiter, type OpenLimiter } from '../../platform/limits/limiter.ts';
import { limitCounts } from './limit-tables.ts';

export type LimitStore = {
  /** Counts in the database, for all processes together and across restarts. Must not be used inside a transaction. */
  readonly openLimiter: OpenLimiter;
  /** Removes counts that have ended. */
  clear(): Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** A keyed digest: the text can't be found by guessing. */
  digest(text: string): string;
};

export function createLimitStore({ database, clock, digest }: Dependencies): LimitStore {
  return {
    openLimiter({ name, points, seconds, givesBack = false }) {
      const counter = new RateLimiterDrizzle({
        storeClient: database,
        schema: limitCounts,
        points,
        duration: seconds,
        // From the first refusal on, this process knows how long to refuse, without asking the database.
        ...(!givesBack && { inMemoryBlockOnConsumed: points + 1 }),
        clearExpiredByTimeout: false,
        keyPrefix: '',
      });
      return asLimiter(counter, (who) => digest(JSON.stringify([name, who])));
    },

    async clear() {
      await database.delete(limitCounts).where(lt(limitCounts.expire, clock.now()));
    },
  };
}
