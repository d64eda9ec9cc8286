import type { OrganizationId } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations } from './organization-tables.ts';

/**
 * Locks an organization until the transaction ends, so that counts and uniqueness within it hold under concurrency.
 * Transactions that only refer to the organization don't wait.
 */
export async function lockOrganization(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
}
