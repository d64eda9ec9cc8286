import { notificationLimits } from '@winnow/contracts';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { batches } from '../analyses/batches/batch-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { memberships, organizations } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';
import { savedSearches } from '../saved-searches/saved-search-tables.ts';
import { notifications } from './notification-tables.ts';

/** Only notifications of organizations to which the user belongs. */
const ofMember = and(
  eq(memberships.organizationId, notifications.organizationId),
  eq(memberships.userId, notifications.userId),
);

type InboxPage = {
  readonly after: Cursor | null;
  readonly limit: number;
  /** Of these alone. */
  readonly ids?: readonly string[];
};

/** The newest first, with the organization and the reader's role in it. */
export async function listInbox(on: Queryable, userId: string, { after, limit, ids }: InboxPage) {
  const place: SQL | undefined = after
    ? sql`(${notifications.happenedAt}, ${notifications.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return on
    .select({
      notification: notifications,
      role: memberships.role,
      organization: { id: organizations.id, name: organizations.name, logo: organizations.logo },
    })
    .from(notifications)
    .innerJoin(memberships, ofMember)
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .where(and(eq(notifications.userId, userId), ids && inArray(notifications.id, [...ids]), place))
    .orderBy(desc(notifications.happenedAt), desc(notifications.id))
    .limit(limit);
}

export type InboxRow = Awaited<ReturnType<typeof listInbox>>[number];

/** Counts up to the maximum that the bell shows. */
export async function countUnread(on: Queryable, userId: string): Promise<number> {
  const unread = on
    .select({ one: sql`1` })
    .from(notifications)
    .innerJoin(memberships, ofMember)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(notificationLimits.countedUnread)
    .as('unread');
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(unread);
  return row?.count ?? 0;
}

/** Current members of any of the organizations, for showing their names. */
export async function listPeople(
  on: Queryable,
  organizationIds: readonly InboxRow['organization']['id'][],
  userIds: readonly string[],
) {
  if (userIds.length === 0) return [];
  return on
    .select({
      organizationId: memberships.organizationId,
      userId: users.id,
      name: users.name,
      profileImage: users.profileImage,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        inArray(users.id, [...userIds]),
        inArray(memberships.organizationId, [...organizationIds]),
        isNull(users.deletedAt),
      ),
    );
}

export async function listJobTitles(on: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, organizationId, title } = jobDescriptions;
  return on
    .select({ id, organizationId, title })
    .from(jobDescriptions)
    .where(inArray(id, [...ids]));
}

/** Names of saved searches, with their owners if they aren't shared. */
export async function listSearchNames(on: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, organizationId, name, privateTo, deletedAt } = savedSearches;
  return on
    .select({ id, organizationId, name, privateTo })
    .from(savedSearches)
    .where(and(inArray(id, [...ids]), isNull(deletedAt)));
}

export async function listCandidates(on: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, organizationId, candidateName: name } = analyses;
  return on
    .select({ id, organizationId, name })
    .from(analyses)
    .where(inArray(id, [...ids]));
}

/** People of the library, under the name of the newest resume that has one. */
export async function listPeopleOfLibrary(on: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, organizationId } = people;
  const name = sql<string | null>`(
    select held.candidate_name from ${resumes} held
    where held.person_id = current_person(people.id) and held.candidate_name is not null
    order by held.created_at desc limit 1
  )`;
  return on
    .select({ id, organizationId, name })
    .from(people)
    .where(inArray(id, [...ids]));
}

export async function listRunIds(on: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, organizationId } = batches;
  return on
    .select({ id, organizationId })
    .from(batches)
    .where(inArray(id, [...ids]));
}

type RecentChange = { readonly userId: string; readonly change: string };

/** Recent changes of some users' notifications, by the database's clock. */
export function listRecentChanges(
  on: Queryable,
  userIds: readonly string[],
  withinSeconds: number,
): Promise<RecentChange[]> {
  return on
    .select({
      userId: notifications.userId,
      change: sql<string>`${notifications.id} || ' ' || ${notifications.changedAt}`,
    })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        sql`${notifications.changedAt} > clock_timestamp() - make_interval(secs => ${withinSeconds})`,
      ),
    );
}
