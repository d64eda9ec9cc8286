import { presenceLimits } from '@winnow/contracts';
import { and, asc, eq, inArray, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { isOpenAccount, users } from '../../accounts/users/user-tables.ts';
import { memberships } from '../../organizations/organization-tables.ts';
import { notificationSettings, presences } from '../notification-tables.ts';

export type PresenceRow = typeof presences.$inferSelect;

/** Sets the place of a tab; a tab has only one place. */
export async function upsertPresence(on: Queryable, row: Omit<PresenceRow, 'seenAt'>): Promise<void> {
  const seenAt = sql`clock_timestamp()`;
  const { tabId: _, userId: __, ...moved } = row;
  await on
    .insert(presences)
    .values({ ...row, seenAt })
    .onConflictDoUpdate({
      target: presences.tabId,
      set: { ...moved, seenAt },
      // A tab id of another user changes nothing.
      setWhere: eq(presences.userId, row.userId),
    });
}

/** `false` if the tab isn't the user's. */
export async function deletePresence(on: Queryable, userId: string, tabId: string): Promise<boolean> {
  const left = await on
    .delete(presences)
    .where(and(eq(presences.tabId, tabId), eq(presences.userId, userId)))
    .returning({ tabId: presences.tabId });
  return left.length > 0;
}

export async function deleteGonePresences(on: Queryable): Promise<void> {
  await on.delete(presences).where(lt(presences.seenAt, sql`clock_timestamp() - interval '1 minute'`));
}

/** Renewed recently, by the database's clock. */
const isNew = (seenAt: SQLWrapper): SQL =>
  sql`${seenAt} > clock_timestamp() - make_interval(secs => ${presenceLimits.goneAfterSeconds})`;

const own = alias(presences, 'own');
const ownMembership = alias(memberships, 'own_membership');

/**
 * For some users, who else has the same thing open: both must currently be members of the organization, and members who
 * hide their presence are left out.
 */
export function listCompany(on: Queryable, userIds: readonly string[]) {
  return on
    .selectDistinct({
      readerId: own.userId,
      subject: own.subject,
      subjectId: own.subjectId,
      userId: users.id,
      name: users.name,
      profileImage: users.profileImage,
    })
    .from(own)
    .innerJoin(
      presences,
      and(
        eq(presences.organizationId, own.organizationId),
        eq(presences.subject, own.subject),
        eq(presences.subjectId, own.subjectId),
        ne(presences.userId, own.userId),
      ),
    )
    .innerJoin(users, and(eq(users.id, presences.userId), isOpenAccount))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, presences.userId), eq(memberships.organizationId, presences.organizationId)),
    )
    .innerJoin(
      ownMembership,
      and(eq(ownMembership.userId, own.userId), eq(ownMembership.organizationId, own.organizationId)),
    )
    .leftJoin(notificationSettings, eq(notificationSettings.userId, presences.userId))
    .where(
      and(
        inArray(own.userId, [...userIds]),
        isNew(own.seenAt),
        isNew(presences.seenAt),
        sql`${notificationSettings.showsPresence} is not false`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

export type CompanyRow = Awaited<ReturnType<typeof listCompany>>[number];
