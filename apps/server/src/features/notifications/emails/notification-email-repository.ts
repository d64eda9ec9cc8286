import type { EmailedKind } from '@winnow/contracts';
import { and, countDistinct, eq, gte, inArray, isNotNull, isNull, lt, min } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { isOpenAccount, users } from '../../accounts/users/user-tables.ts';
import { notificationSettings, notifications } from '../notification-tables.ts';

const isUntold = and(isNull(notifications.readAt), isNull(notifications.emailedAt));

/** Users with unread notifications that aren't in an email yet, with their digest settings. */
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

/** Email address of a user; `undefined` if the account is suspended or being deleted, or the address isn't verified. */
export async function findAddress(on: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await on
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isOpenAccount, eq(users.isVerified, true)));
  return row?.email === '' ? undefined : row?.email;
}

/** Number of notification emails that a user got since a time. */
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

/** Claims for an email those that are still unread and in no other email. Returns their ids. */
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

/** Releases notifications after an email was refused, so that it is retried. */
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
