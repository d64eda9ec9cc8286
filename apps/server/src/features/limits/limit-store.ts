import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { asLimiter, type OpenLimiter } from '../../platform/limits/limiter.ts';
import { limitCounts } from './limit-tables.ts';

export type LimitStore = {
  /** Counts in the database: for all processes together, and over a restart. Never inside a transaction. */
  readonly openLimiter: OpenLimiter;
  /** Removes counts that have ended. */
  clear(): Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** A digest from which the text can't be found by trying. */
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
        // Until when is known here from the first refusal on: the next ones need no database.
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
