import type { OrganizationId, Role } from '@winnow/contracts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { hiringTeamMembers } from './hiring-team-tables.ts';

type OfJob = { readonly organizationId: OrganizationId; readonly jobId: string };

const person = {
  userId: users.id,
  name: users.name,
  profileImage: users.profileImage,
  role: memberships.role,
};

/** In the order of joining. */
export function listTeam(on: Queryable, { organizationId, jobId }: OfJob) {
  return on
    .select({ ...person, addedAt: hiringTeamMembers.createdAt })
    .from(hiringTeamMembers)
    .innerJoin(users, eq(users.id, hiringTeamMembers.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, hiringTeamMembers.userId),
        eq(memberships.organizationId, hiringTeamMembers.organizationId),
      ),
    )
    .where(
      and(
        eq(hiringTeamMembers.organizationId, organizationId),
        eq(hiringTeamMembers.jobId, jobId),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(hiringTeamMembers.createdAt), asc(users.id));
}

/** Members with one of the roles, by name, and whether they are on the team of the job. */
export function listMembersWithRoles(
  on: Queryable,
  { organizationId, jobId }: OfJob,
  roles: readonly Role[],
) {
  return on
    .select({ ...person, isOnTeam: sql<boolean>`${hiringTeamMembers.userId} is not null` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      hiringTeamMembers,
      and(eq(hiringTeamMembers.userId, memberships.userId), eq(hiringTeamMembers.jobId, jobId)),
    )
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.role, [...roles]),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(sql`lower(${users.name})`, asc(users.id));
}

export async function hasJob(on: Queryable, { organizationId, jobId }: OfJob): Promise<boolean> {
  const [job] = await on
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.id, jobId)));
  return job !== undefined;
}

/** Returns the users who were not on the team before. */
export async function insertTeamMembers(
  on: Queryable,
  rows: readonly (typeof hiringTeamMembers.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await on
    .insert(hiringTeamMembers)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ userId: hiringTeamMembers.userId });
  return added.map(({ userId }) => userId);
}

export async function removeTeamMember(
  on: Queryable,
  { organizationId, jobId }: OfJob,
  userId: string,
): Promise<boolean> {
  const removed = await on
    .delete(hiringTeamMembers)
    .where(
      and(
        eq(hiringTeamMembers.organizationId, organizationId),
        eq(hiringTeamMembers.jobId, jobId),
        eq(hiringTeamMembers.userId, userId),
      ),
    )
    .returning({ userId: hiringTeamMembers.userId });
  return removed.length > 0;
}

/** The roles of users in the organization; users who are not members are left out. */
export function listRolesIn(on: Queryable, organizationId: OrganizationId, userIds: readonly string[]) {
  return on
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.userId, [...userIds])));
}
