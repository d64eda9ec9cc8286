import { type OrganizationId, organizationLimits, type Role } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { findMembership } from '../membership-repository.ts';
import { announceMember } from './announce-member.ts';
import { requireOtherOwner } from './change-members.ts';
import {
  countMembers,
  deleteMembership,
  findLockedOrganization,
  insertMembership,
  updateRole,
} from './member-repository.ts';

export type AdmissionService = ReturnType<typeof createAdmissionService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
};

type Joining = { readonly organizationId: OrganizationId; readonly userId: string };

/** Members who come and go by their organization's directory, rather than by an invitation. */
export function createAdmissionService({ database, clock, audit, notifications }: Dependencies) {
  /** In the transaction of the caller, which holds the lock of the organization. */
  async function admitIn(
    transaction: Transaction,
    { organizationId, userId, role }: Joining & { readonly role: Role },
    action: 'member-joined' | 'member-provisioned',
  ): Promise<'joined' | 'member' | 'full'> {
    if (await findMembership(transaction, userId, organizationId)) return 'member';
    if ((await countMembers(transaction, organizationId)) >= organizationLimits.members) return 'full';
    await insertMembership(transaction, { organizationId, userId, role, createdAt: clock.now() });
    const actorId = action === 'member-joined' ? userId : null;
    await audit.record(transaction, {
      action,
      actorId,
      subjectId: userId,
      organizationId,
      details: { role },
    });
    await announceMember(transaction, notifications, { organizationId, userId, role });
    return 'joined';
  }

  return {
    async isMember({ organizationId, userId }: Joining): Promise<boolean> {
      return (await findMembership(database, userId, organizationId)) !== undefined;
    },

    /** Someone who signs in with the organization's single sign-on for the first time. */
    admit(joining: Joining & { readonly role: Role }): Promise<'joined' | 'member' | 'full'> {
      return database.transaction(async (transaction) => {
        await findLockedOrganization(transaction, joining.organizationId);
        return admitIn(transaction, joining, 'member-joined');
      });
    },

    admitIn,

    /** Owners keep their role. */
    async changeRoleIn(
      transaction: Transaction,
      { organizationId, userId, role }: Joining & { readonly role: Role },
    ): Promise<void> {
      const member = await findMembership(transaction, userId, organizationId);
      if (!member || member.role === 'owner' || member.role === role) return;
      await updateRole(transaction, { organizationId, userId, role });
      await audit.record(transaction, {
        action: 'member-role-changed',
        actorId: null,
        subjectId: userId,
        organizationId,
        details: { role },
      });
    },

    /** @throws ApiError `conflict` for the last owner */
    async dismissIn(transaction: Transaction, { organizationId, userId }: Joining): Promise<void> {
      const member = await findMembership(transaction, userId, organizationId);
      if (!member) return;
      await requireOtherOwner(transaction, organizationId, member);
      await deleteMembership(transaction, organizationId, userId);
      await audit.record(transaction, {
        action: 'member-deprovisioned',
        actorId: null,
        subjectId: userId,
        organizationId,
      });
    },
  };
}
