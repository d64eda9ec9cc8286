import { type DirectoryRole, directoryRoles, type OrganizationId } from '@winnow/contracts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { AdmissionService } from '../../organizations/members/admission-service.ts';
import { needsSeat } from '../../organizations/seats.ts';
import { findDefaultRole } from '../tokens/scim-token-repository.ts';
import { listGroupsOf, listScimUsersById } from '../users/scim-user-repository.ts';

/** Roles of people by their groups; `null` if they are in no group with a role. */
async function listGroupRoles(
  on: Queryable,
  scimUserIds: readonly string[],
): Promise<ReadonlyMap<string, DirectoryRole>> {
  const roles = new Map<string, DirectoryRole>();
  for (const { scimUserId, role } of await listGroupsOf(on, scimUserIds)) {
    const present = roles.get(scimUserId);
    if (role && (!present || rank(role) < rank(present))) roles.set(scimUserId, role);
  }
  return roles;
}

/** Rank of a role; 0 for the one with the most permissions. */
const rank = (role: DirectoryRole): number => directoryRoles.indexOf(role);

/** The role of a new member. */
export async function roleToBegin(
  on: Queryable,
  organizationId: OrganizationId,
  scimUserId: string | null,
): Promise<DirectoryRole> {
  const ofGroups = scimUserId === null ? undefined : (await listGroupRoles(on, [scimUserId])).get(scimUserId);
  return ofGroups ?? findDefaultRole(on, organizationId);
}

/**
 * Gives members the role of their groups. Those who give up a seat come first, so that it is free for others.
 * @param actorId the administrator who mapped a group; `null` for the directory
 * @throws ApiError `no-seat`
 */
export async function settleRoles(
  transaction: Transaction,
  admission: Pick<AdmissionService, 'changeRoleIn'>,
  organizationId: OrganizationId,
  scimUserIds: readonly string[],
  actorId: string | null,
): Promise<void> {
  const people = await listScimUsersById(transaction, organizationId, scimUserIds);
  const members = people.filter(({ isActive, memberRole }) => isActive && memberRole !== null);
  const ofGroups = await listGroupRoles(
    transaction,
    members.map(({ id }) => id),
  );
  const otherwise = await findDefaultRole(transaction, organizationId);
  const roles = members.flatMap(({ id, userId }) =>
    userId === null ? [] : [{ organizationId, userId, role: ofGroups.get(id) ?? otherwise }],
  );
  for (const wanted of roles.toSorted(
    (one, other) => Number(needsSeat(one.role)) - Number(needsSeat(other.role)),
  )) {
    await admission.changeRoleIn(transaction, wanted, actorId);
  }
}
