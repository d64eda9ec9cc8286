import type { OrganizationId } from '@winnow/contracts';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { emailDomains } from '../../organizations/domain-tables.ts';
import { organizations } from '../../organizations/organization-tables.ts';
import { singleSignOnConnections } from './connection-tables.ts';

export type ConnectionRow = typeof singleSignOnConnections.$inferSelect;

export async function findConnection(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<ConnectionRow | undefined> {
  const [row] = await on
    .select()
    .from(singleSignOnConnections)
    .where(eq(singleSignOnConnections.organizationId, organizationId));
  return row;
}

/** Of any organization, for sign-in. */
export async function findConnectionById(on: Queryable, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await on.select().from(singleSignOnConnections).where(eq(singleSignOnConnections.id, id));
  return row;
}

export async function insertConnection(on: Queryable, connection: ConnectionRow): Promise<void> {
  await on.insert(singleSignOnConnections).values(connection);
}

export async function updateConnection(
  on: Queryable,
  id: string,
  change: Partial<
    Pick<ConnectionRow, 'sealedSecret' | 'defaultRole' | 'admitsNewcomers' | 'updatedAt' | 'usedAt'>
  >,
): Promise<void> {
  await on.update(singleSignOnConnections).set(change).where(eq(singleSignOnConnections.id, id));
}

export async function deleteConnection(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on.delete(singleSignOnConnections).where(eq(singleSignOnConnections.organizationId, organizationId));
}

export async function updateRequiredSignOn(
  on: Queryable,
  organizationId: OrganizationId,
  requiredSignOnId: string | null,
): Promise<void> {
  await on.update(organizations).set({ requiredSignOnId }).where(eq(organizations.id, organizationId));
}

export async function findOrganization(on: Queryable, organizationId: OrganizationId) {
  const [row] = await on
    .select({
      name: organizations.name,
      logo: organizations.logo,
      requiredSignOnId: organizations.requiredSignOnId,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row;
}

export async function countVerifiedDomains(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ domains: count() })
    .from(emailDomains)
    .where(and(eq(emailDomains.organizationId, organizationId), isNotNull(emailDomains.verifiedAt)));
  return row?.domains ?? 0;
}

/** Number of owners who can sign in without the identity provider: with a password and a second factor. */
export async function countOwnersWithWayIn(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await queryRows<{ owners: number }>(
    on,
    sql`select count(*)::int as owners from memberships m
      join users u on u.id = m.user_id and u.deleted_at is null and u.suspended_at is null
      join identity_users i on i.id::text = u.supabase_id and i.password_hash is not null
      where m.organization_id = ${organizationId} and m.role = 'owner'
        and exists (select from identity_factors f where f.user_id = i.id and f.status = 'verified')`,
  );
  return row?.owners ?? 0;
}

/** For a rotation of keys: all secrets at once, since there is only one per organization with a provider. */
export async function listSealedSecrets(
  on: Queryable,
): Promise<Pick<ConnectionRow, 'id' | 'sealedSecret'>[]> {
  return on
    .select({ id: singleSignOnConnections.id, sealedSecret: singleSignOnConnections.sealedSecret })
    .from(singleSignOnConnections);
}
