import { ApiError, type OrganizationMember, type Permission, type Role, sentence } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import { type Member, requirePermission } from '../../../platform/http/caller.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { findMembership, type MembershipRow } from '../membership-repository.ts';
import { followOwner } from '../owner-task-values.ts';
import { needsSeat, requireFreeSeat } from '../seats.ts';
import { changeTeam, requireOtherOwner, type TeamChange } from './change-members.ts';
import { deleteMembership, listMemberRows, updateRole } from './member-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
};

/** Members of a team and their roles. */
export function createMemberService({ database, queue, audit }: Dependencies) {
  async function list({ userId: callerId, organizationId }: Member): Promise<OrganizationMember[]> {
    const rows = await listMemberRows(database, organizationId);
    return rows.map(({ userId, name, email, profileImage, role, createdAt }) => ({
      userId,
      name,
      email,
      profileImage: profileImagePath(profileImage),
      role,
      joinedAt: createdAt.toISOString(),
      isCaller: userId === callerId,
    }));
  }

  /** Changes another member and returns all members. */
  async function changeMember(
    caller: Member,
    userId: string,
    permission: Permission,
    change: (team: TeamChange, member: MembershipRow) => Promise<void>,
  ): Promise<OrganizationMember[]> {
    // Checked before anything else, so that members of other organizations are not found.
    if (!(await findMembership(database, userId, caller.organizationId))) noSuchMember();
    await changeTeam(database, caller, permission, async (team) => {
      const member = await findMembership(team.transaction, userId, caller.organizationId);
      await change(team, member ?? noSuchMember());
    });
    return list(caller);
  }

  async function record(
    { transaction }: TeamChange,
    { userId: actorId, organizationId }: Member,
    action: string,
    subjectId: string,
    details: { readonly role?: Role } = {},
  ): Promise<void> {
    await audit.record(transaction, { action, actorId, subjectId, organizationId, details });
    await queue.enqueue(transaction, followOwner, { organizationId });
  }

  return {
    list,

    changeRole(caller: Member, userId: string, role: Role): Promise<OrganizationMember[]> {
      return changeMember(caller, userId, 'members.manage', async (team, member) => {
        if (member.role === role) return;
        if (role === 'owner' || member.role === 'owner') requireOwner(team);
        await requireOtherOwner(team.transaction, caller.organizationId, member);
        if (!needsSeat(member.role)) await requireFreeSeat(team.transaction, caller.organizationId, role);
        await updateRole(team.transaction, { ...member, role });
        await record(team, caller, 'member-role-changed', userId, { role });
      });
    },

    remove(caller: Member, userId: string): Promise<OrganizationMember[]> {
      return changeMember(caller, userId, 'members.manage', async (team, member) => {
        if (userId === caller.userId) throw new ApiError('conflict', sentence('leave-instead'));
        if (member.role === 'owner') requireOwner(team);
        await requireOtherOwner(team.transaction, caller.organizationId, member);
        await deleteMembership(team.transaction, caller.organizationId, userId);
        await record(team, caller, 'member-removed', userId);
      });
    },

    leave(caller: Member): Promise<void> {
      return changeTeam(database, caller, 'organization.read', async (team) => {
        await requireOtherOwner(team.transaction, caller.organizationId, team.caller);
        await deleteMembership(team.transaction, caller.organizationId, caller.userId);
        await record(team, caller, 'member-left', caller.userId);
      });
    },

    /** Transfers ownership; the caller becomes an admin. */
    transfer(caller: Member, userId: string): Promise<OrganizationMember[]> {
      return changeMember(caller, userId, 'organization.transfer', async (team, member) => {
        if (userId === caller.userId) throw new ApiError('conflict', sentence('owner-already'));
        if (!needsSeat(member.role)) await requireFreeSeat(team.transaction, caller.organizationId, 'owner');
        await updateRole(team.transaction, { ...member, role: 'owner' });
        await updateRole(team.transaction, { ...team.caller, role: 'admin' });
        await record(team, caller, 'ownership-transferred', userId, { role: 'owner' });
      });
    },
  };
}

/** Only owners can add, change and remove owners. */
function requireOwner({ caller }: TeamChange): void {
  requirePermission(caller, 'organization.transfer');
}

function noSuchMember(): never {
  throw new ApiError('not-found', 'There is no such member.');
}
