import { randomUUID } from 'node:crypto';
import {
  type EmailedKind,
  type NotificationAbout,
  type NotificationKind,
  notificationLimits,
  type OrganizationId,
  suggestedEmailTimings,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { gatheringOf } from './gathering.ts';
import {
  deleteNotificationsBefore,
  insertNotifications,
  listReceivers,
  lockAlike,
  type NotificationRow,
  updateNotification,
} from './notification-repository.ts';
import { sendNotification } from './notification-task-values.ts';
import type { NotificationSettingsService } from './settings/notification-settings-service.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

/** A notification to be added. */
export type Notice<Kind extends NotificationKind = NotificationKind> = {
  readonly organizationId: OrganizationId;
  /** Leaves out non-members of the organization and the member who caused the event. */
  readonly to: readonly string[];
  /** Who caused it; `null` for the product. */
  readonly actor: string | null;
  readonly kind: Kind;
  readonly about: NotificationAbout<Kind>;
};

/** Milliseconds after the last event in which a notification absorbs a similar one. */
const gatheredWithinMs = 10 * 60_000;
/** Maximum ids in one notification. */
const maxGathered = 1_000;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly notificationSettings: Pick<NotificationSettingsService, 'listTimings'>;
};

/** Adds notifications and queues their emails. */
export function createNotificationService(dependencies: Dependencies) {
  const { database, clock, queue, notificationSettings } = dependencies;
  return {
    /**
     * Notifies members, in the transaction of the event. Similar notifications within a short time are merged: "3
     * candidates were assigned to you".
     */
    async add<Kind extends NotificationKind>(transaction: Transaction, notice: Notice<Kind>): Promise<void> {
      const { organizationId, to, actor, kind, about } = notice;
      const wanted = [...new Set(to)].filter((userId) => userId !== actor);
      if (wanted.length === 0) return;
      const userIds = await listReceivers(transaction, organizationId, wanted);
      if (userIds.length === 0) return;
      const { gatheredBy, things } = gatheringOf(kind, about, actor);
      const now = clock.now();
      const since = new Date(now.getTime() - gatheredWithinMs);
      const alike = await lockAlike(transaction, { organizationId, kind, gatheredBy, userIds, since });
      const missing: string[] = [];
      for (const userId of userIds) {
        const found = alike.find((row) => row.userId === userId);
        if (!found) {
          missing.push(userId);
          continue;
        }
        const gathered = [...new Set([...found.gathered, ...things])].slice(0, maxGathered);
        await updateNotification(transaction, found.id, { about, actorId: actor, gathered, happenedAt: now });
      }
      const rows = missing.map((userId) => ({
        id: randomUUID(),
        organizationId,
        userId,
        actorId: actor,
        kind,
        about,
        gatheredBy,
        gathered: things.slice(0, maxGathered),
        happenedAt: now,
      }));
      await insertNotifications(transaction, rows);
      await orderEmails(transaction, kind, rows);
    },

    /** Removes old notifications, read or not. */
    forgetOld: () =>
      deleteNotificationsBefore(
        database,
        new Date(clock.now().getTime() - notificationLimits.keptDays * dayMs),
      ),
  };
  /** Queues emails to those who want this kind immediately. */
  async function orderEmails(
    transaction: Transaction,
    kind: NotificationKind,
    rows: readonly Pick<NotificationRow, 'id' | 'userId'>[],
  ): Promise<void> {
    if (!isEmailedHere(kind)) return;
    const userIds = rows.map(({ userId }) => userId);
    const timings = await notificationSettings.listTimings(transaction, kind, userIds);
    for (const { id, userId } of rows) {
      if (timings.get(userId) !== 'at-once') continue;
      await queue.enqueue(transaction, sendNotification, { id, userId, orderId: randomUUID() });
    }
  }
}

/** Review requests and results have their own emails. */
function isEmailedHere(kind: NotificationKind): kind is EmailedKind {
  return kind in suggestedEmailTimings && kind !== 'review-requested' && kind !== 'review-done';
}
