import { may, type OrganizationId, type Role, roles } from '@winnow/contracts';
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organization-tables.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

export type MemberRow = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly profileImage: string | null;
  readonly role: Role;
  readonly createdAt: Date;
};

/** Locks the organization, and thus changes of its members, until the transaction ends. */
export async function findLockedOrganization(
  transaction: Transaction,
  id: OrganizationId,
): Promise<OrganizationRow | undefined> {
  const [row] = await transaction.select().from(organizations).where(eq(organizations.id, id)).for('update');
  return row;
}

export async function insertOrganization(
  on: Queryable,
  organization: typeof organizations.$inferInsert,
): Promise<void> {
  await on.insert(organizations).values(organization);
}

export async function updateOrganization(
  on: Queryable,
  id: OrganizationId,
  change: Partial<Omit<OrganizationRow, 'id' | 'personalUserId' | 'createdAt'>>,
): Promise<void> {
  await on.update(organizations).set(change).where(eq(organizations.id, id));
}

export async function findOrganization(
  on: Queryable,
  id: OrganizationId,
): Promise<OrganizationRow | undefined> {
  const [row] = await on.select().from(organizations).where(eq(organizations.id, id));
  return row;
}

/** Ids of teams that aren't deleted. */
export async function listTeams(on: Queryable): Promise<OrganizationId[]> {
  const rows = await on
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(isNull(organizations.personalUserId), isNull(organizations.deletedAt)));
  return rows.map(({ id }) => id);
}

export async function deleteOrganization(on: Queryable, id: OrganizationId): Promise<void> {
  await on.delete(organizations).where(eq(organizations.id, id));
}

/** Number of teams that a user owns. */
export async function countOwnedTeams(on: Queryable, userId: string): Promise<number> {
  const [row] = await on
    .select({ owned: count() })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.role, 'owner'),
        isNull(organizations.personalUserId),
      ),
    );
  return row?.owned ?? 0;
}

/** By name, then in the order of joining. */
export function listMemberRows(on: Queryable, organizationId: OrganizationId): Promise<MemberRow[]> {
  return on
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      profileImage: users.profileImage,
      role: memberships.role,
      createdAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), isNull(users.deletedAt)))
    .orderBy(sql`lower(${users.name})`, asc(memberships.createdAt), asc(users.id));
}

export async function countMembers(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.organizationId, organizationId));
  return row?.members ?? 0;
}

export async function listMemberIds(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.organizationId, organizationId));
  return rows.map(({ userId }) => userId);
}

/** Members whose role allows managing the others. */
export async function listManagers(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const managing = roles.filter((role) => may(role, 'members.manage'));
  const rows = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.role, managing)));
  return rows.map(({ userId }) => userId);
}

/** Number of other owners, without those whose account is being deleted. */
export async function countOtherOwners(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<number> {
  const [row] = await on
    .select({ owners: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.role, 'owner'),
        ne(memberships.userId, userId),
        isNull(users.deletedAt),
      ),
    );
  return row?.owners ?? 0;
}

/** Does nothing for an existing member. */
export async function insertMembership(
  on: Queryable,
  membership: Omit<typeof memberships.$inferInsert, 'joinedDomain'>,
): Promise<void> {
  const joinedDomain = sql<string>`(select substring(email from '[^@]*$') from users where id = ${membership.userId})`;
  await on
    .insert(memberships)
    .values({ ...membership, joinedDomain })
    .onConflictDoNothing();
}

export async function updateRole(
  on: Queryable,
  { organizationId, userId, role }: { organizationId: OrganizationId; userId: string; role: Role },
): Promise<void> {
  await on
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}

export async function deleteMembership(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<void> {
  await on
    .delete(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}

/** Removes all members, who lose access with their next call. Returns them. */
export async function deleteMemberships(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .delete(memberships)
    .where(eq(memberships.organizationId, organizationId))
    .returning({ userId: memberships.userId });
  return rows.map(({ userId }) => userId);
}

/** Teams of a user in a fixed order; locking them in this order prevents deadlocks. */
export async function listTeamsOf(on: Queryable, userId: string): Promise<OrganizationId[]> {
  const rows = await on
    .select({ id: memberships.organizationId })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(memberships.userId, userId), isNull(organizations.personalUserId)))
    .orderBy(asc(memberships.organizationId));
  return rows.map(({ id }) => id);
}

/** Members of a team except one who is being deleted: owners first, then admins, then in the order of joining. */
export async function listHeirs(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<{ userId: string; role: Role }[]> {
  return on
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        ne(memberships.userId, userId),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(
      sql`${memberships.role} = 'owner' desc`,
      sql`${memberships.role} = 'admin' desc`,
      asc(memberships.createdAt),
      asc(memberships.userId),
    );
}

/** Names and pictures of users with an account. */
export async function listPeople(
  on: Queryable,
  ids: readonly string[],
): Promise<{ userId: string; name: string; profileImage: string | null }[]> {
  if (ids.length === 0) return [];
  return on
    .select({ userId: users.id, name: users.name, profileImage: users.profileImage })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isNull(users.deletedAt)));
}
