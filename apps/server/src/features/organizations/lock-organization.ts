import type { OrganizationId } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations } from './organization-tables.ts';

/**
 * One transaction at a time goes on from here for an organization, until it ends: what is counted or must be unique
 * in an organization holds though two do it at once. Transactions that only refer to the organization don't wait.
 */
export async function lockOrganization(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
}
