import type { DirectoryRole, OrganizationId } from '@winnow/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { organizations } from '../../organizations/organization-tables.ts';
import { scimSettings, scimTokens } from '../scim-tables.ts';

export type ScimTokenRow = typeof scimTokens.$inferSelect;

/** With their creators; `null` for a deleted user. */
export async function listTokens(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({
      id: scimTokens.id,
      ending: scimTokens.ending,
      createdAt: scimTokens.createdAt,
      usedAt: scimTokens.usedAt,
      maker: { userId: users.id, name: users.name, profileImage: users.profileImage },
    })
    .from(scimTokens)
    .leftJoin(users, and(eq(users.id, scimTokens.createdBy), isNull(users.deletedAt)))
    .where(eq(scimTokens.organizationId, organizationId))
    .orderBy(asc(scimTokens.createdAt));
}

/** Finds a token; for requests whose organization isn't known yet. */
export async function findToken(on: Queryable, secretHash: string) {
  const [row] = await on
    .select({
      id: scimTokens.id,
      organizationId: scimTokens.organizationId,
      usedAt: scimTokens.usedAt,
      suspendedAt: organizations.suspendedAt,
      deletedAt: organizations.deletedAt,
    })
    .from(scimTokens)
    .innerJoin(organizations, eq(organizations.id, scimTokens.organizationId))
    .where(eq(scimTokens.secretHash, secretHash));
  return row;
}

export async function insertToken(on: Queryable, row: ScimTokenRow): Promise<void> {
  await on.insert(scimTokens).values(row);
}

export async function markTokenUsed(on: Queryable, id: string, usedAt: Date): Promise<void> {
  await on.update(scimTokens).set({ usedAt }).where(eq(scimTokens.id, id));
}

export async function deleteToken(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<boolean> {
  const removed = await on
    .delete(scimTokens)
    .where(and(eq(scimTokens.organizationId, organizationId), eq(scimTokens.id, id)))
    .returning({ id: scimTokens.id });
  return removed.length > 0;
}

/** The default role: if the organization hasn't chosen one, the role that sees least and needs no seat. */
export async function findDefaultRole(on: Queryable, organizationId: OrganizationId): Promise<DirectoryRole> {
  const [row] = await on
    .select({ defaultRole: scimSettings.defaultRole })
    .from(scimSettings)
    .where(eq(scimSettings.organizationId, organizationId));
  return row?.defaultRole ?? 'hiring-manager';
}

export async function saveDefaultRole(
  on: Queryable,
  organizationId: OrganizationId,
  defaultRole: DirectoryRole,
): Promise<void> {
  await on
    .insert(scimSettings)
    .values({ organizationId, defaultRole })
    .onConflictDoUpdate({
      target: scimSettings.organizationId,
      set: { defaultRole: sql`excluded.default_role` },
    });
}
