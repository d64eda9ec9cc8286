import { randomUUID } from 'node:crypto';
import {
  type NotificationAbout,
  type NotificationKind,
  notificationLimits,
  type OrganizationId,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { gatheringOf } from './gathering.ts';
import {
  deleteNotificationsBefore,
  insertNotifications,
  listReceivers,
  lockAlike,
  type NotificationRow,
  updateNotification,
} from './notification-repository.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

/** What members are to be told of. */
export type Notice<Kind extends NotificationKind = NotificationKind> = {
  readonly organizationId: OrganizationId;
  /** Whoever of them is no member of the organization, or caused it, is left out. */
  readonly to: readonly string[];
  /** Who caused it; `null` for the product. */
  readonly actor: string | null;
  readonly kind: Kind;
  readonly about: NotificationAbout<Kind>;
};

/** So long after the last one, a notification gathers the next that is alike. */
const gatheredWithinMs = 10 * 60_000;
/** Ids that one notification gathers. */
const maxGathered = 1_000;

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Tells members of what concerns them. */
export function createNotificationService({ database, clock }: Dependencies) {
  return {
    /**
     * Tells members of something, inside the transaction that makes it true. Several alike within a short while become
     * one: "3 candidates were assigned to you".
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
      const missing: NotificationRow['userId'][] = [];
      for (const userId of userIds) {
        const found = alike.find((row) => row.userId === userId);
        if (!found) {
          missing.push(userId);
          continue;
        }
        const gathered = [...new Set([...found.gathered, ...things])].slice(0, maxGathered);
        await updateNotification(transaction, found.id, { about, actorId: actor, gathered, happenedAt: now });
      }
      await insertNotifications(
        transaction,
        missing.map((userId) => ({
          id: randomUUID(),
          organizationId,
          userId,
          actorId: actor,
          kind,
          about,
          gatheredBy,
          gathered: things.slice(0, maxGathered),
          happenedAt: now,
        })),
      );
    },

    /** Removes those whose time is over, read or not. */
    forgetOld: () =>
      deleteNotificationsBefore(
        database,
        new Date(clock.now().getTime() - notificationLimits.keptDays * dayMs),
      ),
  };
}
