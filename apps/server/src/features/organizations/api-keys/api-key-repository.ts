import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organization-tables.ts';
import { apiKeys } from './api-key-tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Newest first, with their creators; `maker` is `null` for a deleted user. */
export async function listKeys(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({
      key: apiKeys,
      role: memberships.role,
      maker: { userId: users.id, name: users.name, profileImage: users.profileImage },
    })
    .from(apiKeys)
    .leftJoin(users, and(eq(users.id, apiKeys.createdBy), isNull(users.deletedAt)))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, apiKeys.createdBy), eq(memberships.organizationId, apiKeys.organizationId)),
    )
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/**
 * The key with this secret, or with this secret before the last rotation; for calls whose organization isn't known yet.
 */
export async function findKeyBySecret(on: Queryable, hash: string) {
  const [row] = await on
    .select({ key: apiKeys, deletedAt: organizations.deletedAt, maker: users })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organizationId))
    .leftJoin(users, and(eq(users.id, apiKeys.createdBy), isNull(users.deletedAt)))
    .where(or(eq(apiKeys.secretHash, hash), eq(apiKeys.previousHash, hash)));
  return row;
}

export async function insertKey(on: Queryable, row: ApiKeyRow): Promise<void> {
  await on.insert(apiKeys).values(row);
}

/** Returns whether there is such a key. */
export async function updateKey(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
  change: Partial<ApiKeyRow>,
): Promise<boolean> {
  const changed = await on
    .update(apiKeys)
    .set(change)
    .where(and(eq(apiKeys.organizationId, organizationId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return changed.length > 0;
}
