import { ApiError, type OrganizationId, type Permission, type Role, sentence } from '@winnow/contracts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { type Member, requirePermission } from '../../../platform/http/caller.ts';
import { findMembership, type MembershipRow } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { countOtherOwners, findLockedOrganization, type OrganizationRow } from './member-repository.ts';

/** A change of an organization or its members, while no other one is under way. */
export type TeamChange = {
  readonly transaction: Transaction;
  readonly organization: OrganizationRow;
  /** Of the caller, read again: somebody may have taken the role away since the call was let in. */
  readonly caller: MembershipRow;
};

/**
 * Makes one change at a time in each organization, if the caller's role still allows it by then.
 * @throws ApiError `not-found` for who is no member any more, `forbidden`, and `conflict` for a personal organization
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

/** @throws ApiError `conflict` where nobody would own the organization without this member */
export async function requireOtherOwner(
  transaction: Transaction,
  organizationId: OrganizationId,
  member: { readonly userId: string; readonly role: Role },
): Promise<void> {
  if (member.role !== 'owner') return;
  if ((await countOtherOwners(transaction, organizationId, member.userId)) > 0) return;
  throw new ApiError('conflict', sentence('owner-needed'));
}
