import type { DirectoryRole, OrganizationId, Role } from '@winnow/contracts';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { memberships } from '../../organizations/organization-tables.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../scim-tables.ts';

export type ScimUserRow = typeof scimUsers.$inferSelect;

/** With the role in the organization; `null` if they aren't a member. */
export type KnownScimUser = ScimUserRow & { readonly memberRole: Role | null };

async function listWhere(on: Queryable, condition: SQL | undefined): Promise<KnownScimUser[]> {
  const rows = await on
    .select({ user: scimUsers, memberRole: memberships.role })
    .from(scimUsers)
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, scimUsers.organizationId), eq(memberships.userId, scimUsers.userId)),
    )
    .where(condition)
    .orderBy(scimUsers.createdAt, scimUsers.id);
  return rows.map(({ user, memberRole }) => ({ ...user, memberRole }));
}

const ofOrganization = (organizationId: OrganizationId) => eq(scimUsers.organizationId, organizationId);

export function listScimUsers(on: Queryable, organizationId: OrganizationId): Promise<KnownScimUser[]> {
  return listWhere(on, ofOrganization(organizationId));
}

export async function findScimUser(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<KnownScimUser | undefined> {
  const [row] = await listWhere(on, and(ofOrganization(organizationId), eq(scimUsers.id, id)));
  return row;
}

export function listScimUsersById(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<KnownScimUser[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : listWhere(on, and(ofOrganization(organizationId), inArray(scimUsers.id, [...ids])));
}

/** Ignores case. */
export function listByUserName(
  on: Queryable,
  organizationId: OrganizationId,
  userName: string,
): Promise<KnownScimUser[]> {
  const isNamed = sql`lower(${scimUsers.userName}) = lower(${userName})`;
  return listWhere(on, and(ofOrganization(organizationId), isNamed));
}

export function listByExternalId(
  on: Queryable,
  organizationId: OrganizationId,
  externalId: string,
): Promise<KnownScimUser[]> {
  return listWhere(on, and(ofOrganization(organizationId), eq(scimUsers.externalId, externalId)));
}

export function listByAccount(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<KnownScimUser[]> {
  return listWhere(on, and(ofOrganization(organizationId), eq(scimUsers.userId, userId)));
}

export async function countScimUsers(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on.select({ users: count() }).from(scimUsers).where(ofOrganization(organizationId));
  return row?.users ?? 0;
}

export async function insertScimUser(on: Queryable, row: ScimUserRow): Promise<void> {
  await on.insert(scimUsers).values(row);
}

export async function updateScimUser(
  on: Queryable,
  id: string,
  change: Partial<Omit<ScimUserRow, 'id' | 'organizationId' | 'createdAt'>>,
): Promise<void> {
  await on.update(scimUsers).set(change).where(eq(scimUsers.id, id));
}

export async function deleteScimUser(on: Queryable, id: string): Promise<void> {
  await on.delete(scimUsers).where(eq(scimUsers.id, id));
}

/** The groups of several users with their roles. */
export async function listGroupsOf(
  on: Queryable,
  scimUserIds: readonly string[],
): Promise<{ scimUserId: string; groupId: string; displayName: string; role: DirectoryRole | null }[]> {
  if (scimUserIds.length === 0) return [];
  return on
    .select({
      scimUserId: scimGroupMembers.scimUserId,
      groupId: scimGroups.id,
      displayName: scimGroups.displayName,
      role: scimGroups.role,
    })
    .from(scimGroupMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .where(inArray(scimGroupMembers.scimUserId, [...scimUserIds]))
    .orderBy(scimGroups.displayName);
}

/** The identity service's id of a user. */
export async function findIdentityOf(on: Queryable, userId: string): Promise<string | null> {
  const [row] = await queryRows<{ supabaseId: string }>(
    on,
    sql`select supabase_id as "supabaseId" from users where id = ${userId}`,
  );
  return row?.supabaseId ?? null;
}
