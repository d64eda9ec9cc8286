import { may, poolLimits, seesEveryJob } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { TalentPoolService } from '../talent-pool/talent-pool-service.ts';
import {
  type DueAlert,
  keepTold,
  listDueAlerts,
  listTold,
  lockAlert,
  markChecked,
  removeDeletedBefore,
} from './saved-search-repository.ts';

export type SearchAlertService = {
  /** Notifies members of new people that their searches find, once of each. */
  notify(): Promise<void>;
  /** Removes searches that can no longer be restored. */
  forgetDeleted(): Promise<void>;
};

/**
 * Milliseconds after which alerts are checked even if the index has the same version: stages, tags and hiring teams may
 * have changed.
 */
const atOnceEveryMs = 15 * 60_000;
const checkedAtOnce = 500;

export function createSearchAlertService({
  database,
  clock,
  log,
  notifications,
  talentPool,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  notifications: Pick<NotificationService, 'add'>;
  talentPool: Pick<TalentPoolService, 'listArrived'>;
}): SearchAlertService {
  async function check({ alert, chips, role, version }: DueAlert): Promise<void> {
    const { searchId, userId, organizationId, since, timing, checkedAt } = alert;
    const now = clock.now();
    const searcher = { userId, organizationId, onlyTeamsOf: seesEveryJob(role) ? null : userId };
    const found = may(role, 'candidates.read')
      ? await talentPool.listArrived(searcher, chips, {
          since,
          apart: await listTold(database, alert),
          limit: poolLimits.depth,
        })
      : [];
    await database.transaction(async (transaction) => {
      if (!(await lockAlert(transaction, alert))) return;
      const rows = found.map((personId) => ({ searchId, userId, personId, organizationId, toldAt: now }));
      const personIds = await keepTold(transaction, rows);
      if (personIds.length > 0)
        await notifications.add(transaction, {
          organizationId,
          to: [userId],
          actor: null,
          kind: 'search-matches',
          about: { searchId, personIds },
        });
      // Daily alerts keep their time of day.
      const days = Math.max(1, Math.floor((now.getTime() - checkedAt.getTime()) / dayMs));
      const next = timing === 'daily' ? new Date(checkedAt.getTime() + days * dayMs) : now;
      // People beyond the maximum depth are announced with the next check.
      const checkedVersion = found.length < poolLimits.depth ? version : -1;
      await markChecked(transaction, alert, { checkedAt: next, checkedVersion });
    });
  }

  return {
    async notify() {
      const now = clock.now().getTime();
      const due = await listDueAlerts(database, {
        atOnceBefore: new Date(now - atOnceEveryMs),
        dailyBefore: new Date(now - dayMs),
        limit: checkedAtOnce,
      });
      for (const each of due) {
        try {
          await check(each);
        } catch (error) {
          // Other alerts are still checked; this one is retried last.
          log.warn({ error, searchId: each.alert.searchId }, 'an alert of a saved search was not checked');
          await markChecked(database, each.alert, {
            checkedAt: clock.now(),
            checkedVersion: each.alert.checkedVersion,
          });
        }
      }
    },

    forgetDeleted: () => removeDeletedBefore(database, new Date(clock.now().getTime() - dayMs)),
  };
}
