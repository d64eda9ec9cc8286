import { ApiError, type OrganizationId, type Permission, type Role, sentence } from '@winnow/contracts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { type Member, requirePermission } from '../../../platform/http/caller.ts';
import { findMembership, type MembershipRow } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { countOtherOwners, findLockedOrganization, type OrganizationRow } from './member-repository.ts';

/** A change of an organization or its members, under the organization's lock. */
export type TeamChange = {
  readonly transaction: Transaction;
  readonly organization: OrganizationRow;
  /** The caller's membership, read again under the lock: the role may have changed since the call was authorized. */
  readonly caller: MembershipRow;
};

/**
 * Serializes changes in each organization, and checks the caller's role again under the lock.
 * @throws ApiError `not-found` if the caller is no longer a member, `forbidden`, and `conflict` for a personal
 * organization
 */
export function changeTeam<Result>(
  database: Database,
  { userId, organizationId }: Member,
  permission: Permission,
  change: (team: TeamChange) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const organization = (await findLockedOrganization(transaction, organizationId)) ?? noSuchOrganization();
    const caller = (await findMembership(transaction, userId, organizationId)) ?? noSuchOrganization();
    requirePermission(caller, permission);
    if (organization.personalUserId !== null) {
      throw new ApiError('conflict', sentence('personal-organization'));
    }
    return change({ transaction, organization, caller });
  });
}

/** @throws ApiError `conflict` if this member is the only owner */
export async function requireOtherOwner(
  transaction: Transaction,
  organizationId: OrganizationId,
  member: { readonly userId: string; readonly role: Role },
): Promise<void> {
  if (member.role !== 'owner') return;
  if ((await countOtherOwners(transaction, organizationId, member.userId)) > 0) return;
  throw new ApiError('conflict', sentence('owner-needed'));
}
