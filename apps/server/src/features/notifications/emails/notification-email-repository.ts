import type { EmailedKind } from '@winnow/contracts';
import { and, countDistinct, eq, gte, inArray, isNotNull, isNull, lt, min } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { isOpenAccount, users } from '../../accounts/users/user-tables.ts';
import { notificationSettings, notifications } from '../notification-tables.ts';

const isUntold = and(isNull(notifications.readAt), isNull(notifications.emailedAt));

/** People with unread notifications that no email has told, and how they want digests. */
export function listDigestReaders(on: Queryable, kinds: readonly EmailedKind[], since: Date) {
  return on
    .select({
      userId: notifications.userId,
      oldest: min(notifications.happenedAt),
      digestHour: notificationSettings.digestHour,
      timeZone: notificationSettings.timeZone,
      digestedOn: notificationSettings.digestedOn,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, notifications.userId))
    .where(
      and(
        isUntold,
        isOpenAccount,
        inArray(notifications.kind, [...kinds]),
        gte(notifications.happenedAt, since),
      ),
    )
    .groupBy(
      notifications.userId,
      notificationSettings.digestHour,
      notificationSettings.timeZone,
      notificationSettings.digestedOn,
    );
}

/** Where emails to a person go; `undefined` for an account that is closed or whose address was not proved. */
export async function findAddress(on: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await on
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isOpenAccount, eq(users.isVerified, true)));
  return row?.email === '' ? undefined : row?.email;
}

/** Emails about notifications that a person got since a moment. */
export async function countEmailsSince(on: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await on
    .select({ emails: countDistinct(notifications.emailedAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNotNull(notifications.emailedAt),
        gte(notifications.emailedAt, since),
      ),
    );
  return row?.emails ?? 0;
}

/** Of those that are still unread and in no email: they are in this one. Returns their ids. */
export async function claimForEmail(
  on: Queryable,
  ids: readonly string[],
  emailedAt: Date,
): Promise<string[]> {
  const claimed = await on
    .update(notifications)
    .set({ emailedAt })
    .where(and(inArray(notifications.id, [...ids]), isUntold))
    .returning({ id: notifications.id });
  return claimed.map(({ id }) => id);
}

/** After an email that was refused: it is tried again. */
export async function releaseFromEmail(on: Queryable, ids: readonly string[]): Promise<void> {
  await on
    .update(notifications)
    .set({ emailedAt: null })
    .where(inArray(notifications.id, [...ids]));
}

export async function listUntold(
  on: Queryable,
  userId: string,
  {
    kinds,
    since,
    before,
  }: { readonly kinds: readonly EmailedKind[]; readonly since: Date; readonly before: Date },
): Promise<string[]> {
  const rows = await on
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isUntold,
        inArray(notifications.kind, [...kinds]),
        gte(notifications.happenedAt, since),
        lt(notifications.happenedAt, before),
      ),
    );
  return rows.map(({ id }) => id);
}
