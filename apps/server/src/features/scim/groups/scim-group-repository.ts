import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../scim-tables.ts';

export type ScimGroupRow = typeof scimGroups.$inferSelect;

export async function listGroups(on: Queryable, organizationId: OrganizationId): Promise<ScimGroupRow[]> {
  return on
    .select()
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId))
    .orderBy(asc(scimGroups.createdAt), asc(scimGroups.id));
}

export async function findGroup(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<ScimGroupRow | undefined> {
  const [row] = await on
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.organizationId, organizationId), eq(scimGroups.id, id)));
  return row;
}

/** Ignores case. */
export async function findGroupByName(
  on: Queryable,
  organizationId: OrganizationId,
  displayName: string,
): Promise<ScimGroupRow | undefined> {
  const [row] = await on
    .select()
    .from(scimGroups)
    .where(
      and(
        eq(scimGroups.organizationId, organizationId),
        sql`lower(${scimGroups.displayName}) = lower(${displayName})`,
      ),
    );
  return row;
}

export async function insertGroup(on: Queryable, row: ScimGroupRow): Promise<void> {
  await on.insert(scimGroups).values(row);
}

export async function updateGroup(
  on: Queryable,
  id: string,
  change: Partial<Omit<ScimGroupRow, 'id' | 'organizationId' | 'createdAt'>>,
): Promise<void> {
  await on.update(scimGroups).set(change).where(eq(scimGroups.id, id));
}

export async function deleteGroup(on: Queryable, id: string): Promise<void> {
  await on.delete(scimGroups).where(eq(scimGroups.id, id));
}

export type GroupMember = { readonly groupId: string; readonly id: string; readonly userName: string };

export async function listGroupMembers(on: Queryable, groupIds: readonly string[]): Promise<GroupMember[]> {
  if (groupIds.length === 0) return [];
  return on
    .select({ groupId: scimGroupMembers.groupId, id: scimUsers.id, userName: scimUsers.userName })
    .from(scimGroupMembers)
    .innerJoin(scimUsers, eq(scimUsers.id, scimGroupMembers.scimUserId))
    .where(inArray(scimGroupMembers.groupId, [...groupIds]))
    .orderBy(asc(scimUsers.createdAt), asc(scimUsers.id));
}

/** Number of people in each group of an organization. */
export async function countGroupMembers(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<ReadonlyMap<string, number>> {
  const rows = await on
    .select({ groupId: scimGroupMembers.groupId, people: count() })
    .from(scimGroupMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .where(eq(scimGroups.organizationId, organizationId))
    .groupBy(scimGroupMembers.groupId);
  return new Map(rows.map(({ groupId, people }) => [groupId, people]));
}

export async function addGroupMembers(
  on: Queryable,
  groupId: string,
  scimUserIds: readonly string[],
): Promise<void> {
  if (scimUserIds.length === 0) return;
  await on
    .insert(scimGroupMembers)
    .values(scimUserIds.map((scimUserId) => ({ groupId, scimUserId })))
    .onConflictDoNothing();
}

export async function removeGroupMembers(
  on: Queryable,
  groupId: string,
  scimUserIds: readonly string[],
): Promise<void> {
  if (scimUserIds.length === 0) return;
  await on
    .delete(scimGroupMembers)
    .where(
      and(eq(scimGroupMembers.groupId, groupId), inArray(scimGroupMembers.scimUserId, [...scimUserIds])),
    );
}
