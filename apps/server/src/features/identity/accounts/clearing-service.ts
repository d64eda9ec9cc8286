import { dayMs, hourMs } from '../../../platform/clock/clock.ts';
import { deviceDays } from '../devices/device-cookie.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { clearOauth } from '../oauth-server/clear-oauth.ts';
import {
  deleteDevicesUnseenSince,
  deleteEmailsBefore,
  deleteEventsBefore,
  deleteExpiredTokens,
  deleteSessionsBegunBefore,
  deleteSessionsIdleSince,
  deleteUnfinishedBefore,
} from './clearing-repository.ts';

export type ClearingService = {
  /** Removes what is no longer needed: data not stored can't leak. */
  clear(): Promise<void>;
};

const unfinishedDays = 1;
const emailDays = 7;

export function createClearingService({
  database,
  clock,
  settings,
}: Pick<IdentityDependencies, 'database' | 'clock' | 'settings'>): ClearingService {
  return {
    async clear() {
      const now = clock.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
      await database.transaction(async (transaction) => {
        await deleteExpiredTokens(transaction, now);
        await deleteUnfinishedBefore(transaction, daysAgo(unfinishedDays));
        await deleteEmailsBefore(transaction, daysAgo(emailDays));
        await deleteSessionsBegunBefore(transaction, daysAgo(settings.sessionDays));
        const idleMs = settings.idleHours * hourMs;
        await deleteSessionsIdleSince(transaction, new Date(now.getTime() - idleMs));
        await deleteDevicesUnseenSince(transaction, daysAgo(deviceDays));
        await clearOauth(transaction, now, settings);
        await deleteEventsBefore(transaction, daysAgo(settings.auditDays));
      });
    },
  };
}
