import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { notificationSettings } from '../notification-tables.ts';

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect;

export async function findNotificationSettings(
  on: Queryable,
  userId: string,
): Promise<NotificationSettingsRow | undefined> {
  const [row] = await on.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row;
}

/** Locks the user's settings; inserts the row if there is none. */
export async function lockNotificationSettings(
  on: Queryable,
  fresh: NotificationSettingsRow,
): Promise<NotificationSettingsRow> {
  await on.insert(notificationSettings).values(fresh).onConflictDoNothing();
  const [row] = await on
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, fresh.userId))
    .for('update');
  return row ?? fresh;
}

export async function updateNotificationSettingsRow(
  on: Queryable,
  userId: string,
  change: Partial<NotificationSettingsRow>,
): Promise<void> {
  await on.update(notificationSettings).set(change).where(eq(notificationSettings.userId, userId));
}

/** Settings of the users who have changed any. */
export async function listNotificationSettings(
  on: Queryable,
  userIds: readonly string[],
): Promise<NotificationSettingsRow[]> {
  if (userIds.length === 0) return [];
  return on
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...userIds]));
}
