import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { notifications } from './notification-tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The database's clock, so that no process misses a change of another. */
const changed = { changedAt: sql`clock_timestamp()` };

/** The users among these who belong to the organization, in a fixed order, which prevents deadlocks. */
export async function listReceivers(
  on: Queryable,
  organizationId: OrganizationId,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.userId, [...userIds])))
    .orderBy(asc(memberships.userId));
  return rows.map(({ userId }) => userId);
}

type Alike = Pick<NotificationRow, 'organizationId' | 'kind' | 'gatheredBy'> & {
  readonly userIds: readonly string[];
  readonly since: Date;
};

/** Locks similar notifications that are unread and in no email yet. */
export function lockAlike(transaction: Transaction, alike: Alike): Promise<NotificationRow[]> {
  const { organizationId, kind, gatheredBy, userIds, since } = alike;
  return transaction
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        eq(notifications.organizationId, organizationId),
        eq(notifications.kind, kind),
        eq(notifications.gatheredBy, gatheredBy),
        gte(notifications.happenedAt, since),
        isNull(notifications.readAt),
        isNull(notifications.emailedAt),
      ),
    )
    .orderBy(asc(notifications.userId))
    .for('update');
}

export async function insertNotifications(
  on: Queryable,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await on.insert(notifications).values([...rows]);
}

export async function updateNotification(
  on: Queryable,
  id: string,
  change: Partial<Pick<NotificationRow, 'about' | 'actorId' | 'gathered' | 'happenedAt'>>,
): Promise<void> {
  await on
    .update(notifications)
    .set({ ...change, ...changed })
    .where(eq(notifications.id, id));
}

type Marking = { readonly readAt: Date | null };

export async function markRead(
  on: Queryable,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
  { readAt }: Marking,
): Promise<void> {
  await on
    .update(notifications)
    .set({ readAt, ...changed })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])));
}

export async function markReadUntil(
  on: Queryable,
  { userId, until }: { readonly userId: string; readonly until: Date },
  readAt: Date,
): Promise<void> {
  await on
    .update(notifications)
    .set({ readAt, ...changed })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`${notifications.happenedAt} <= ${until.toISOString()}::timestamptz`,
      ),
    );
}

export async function deleteNotificationsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(notifications).where(lt(notifications.happenedAt, before));
}
