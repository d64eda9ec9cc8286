import { dayMs } from '../../../platform/clock/clock.ts';
import type { IdentityGround } from '../identity-ground.ts';
import {
  deleteEventsBefore,
  deleteExpiredTokens,
  deleteLettersBefore,
  deleteSessionsBegunBefore,
  deleteUnfinishedBefore,
} from './clearing-repository.ts';

export type ClearingService = {
  /** Takes away what is of no use any more: the less is kept, the less can be lost. */
  clear(): Promise<void>;
};

const unfinishedDays = 1;
const letterDays = 7;

export function createClearingService({
  database,
  clock,
  settings,
}: Pick<IdentityGround, 'database' | 'clock' | 'settings'>): ClearingService {
  return {
    async clear() {
      const now = clock.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
      await database.transaction(async (transaction) => {
        await deleteExpiredTokens(transaction, now);
        await deleteUnfinishedBefore(transaction, daysAgo(unfinishedDays));
        await deleteLettersBefore(transaction, daysAgo(letterDays));
        await deleteSessionsBegunBefore(transaction, daysAgo(settings.sessionDays));
        await deleteEventsBefore(transaction, daysAgo(settings.auditDays));
      });
    },
  };
}
