import { ApiError, type OrganizationId, organizationLimits, sentence } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import { countMembers, findOrganization } from './member-repository.ts';

/**
 * Exact under the lock of the organization.
 * @throws ApiError `conflict` if it has its maximum number of members
 */
export async function requireRoom(on: Queryable, organizationId: OrganizationId): Promise<void> {
  const organization = await findOrganization(on, organizationId);
  const max = organization?.maxMembers ?? organizationLimits.members;
  if ((await countMembers(on, organizationId)) < max) return;
  throw new ApiError('conflict', sentence('members-full', { max }));
}
