import { ApiError, type OrganizationId, type OrganizationLimitsSet, sentence } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import {
  findLockedOrganization,
  listMemberRows,
  type MemberRow,
  type OrganizationRow,
  updateOrganization,
  updateRole,
} from './members/member-repository.ts';
import { findMembership } from './membership-repository.ts';
import { noSuchOrganization } from './no-such-organization.ts';
import { followOwner } from './owner-task-values.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
};

/** Every change records its reason in the audit log. */
type Act = { readonly actorId: string; readonly reason: string };

/** Changes of organizations by operators. */
export function createOperatorChanges({ database, clock, queue, audit }: Dependencies) {
  /** @throws ApiError `not-found` if it doesn't exist, is personal or is being deleted */
  function change(
    organizationId: OrganizationId,
    work: (transaction: Transaction, organization: OrganizationRow) => Promise<void>,
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      const organization = await findLockedOrganization(transaction, organizationId);
      if (!organization || organization.personalUserId !== null || organization.deletedAt) {
        return noSuchOrganization();
      }
      await work(transaction, organization);
    });
  }

  return {
    listMembers: (organizationId: OrganizationId): Promise<MemberRow[]> =>
      listMemberRows(database, organizationId),

    setLimits(
      organizationId: OrganizationId,
      limits: OrganizationLimitsSet,
      { actorId, reason }: Act,
    ): Promise<void> {
      return change(organizationId, async (transaction) => {
        await updateOrganization(transaction, organizationId, limits);
        await audit.record(transaction, {
          action: 'organization-limits-set',
          actorId,
          subjectId: organizationId,
          organizationId,
          details: { ...limits, reason },
        });
      });
    },

    /** Suspends an organization: members are refused with their next call, and open streams end. */
    suspend(
      organizationId: OrganizationId,
      { isSuspended, notice }: { readonly isSuspended: boolean; readonly notice: string },
      { actorId, reason }: Act,
    ): Promise<void> {
      return change(organizationId, async (transaction) => {
        await updateOrganization(transaction, organizationId, {
          suspendedAt: isSuspended ? clock.now() : null,
          suspensionNotice: isSuspended ? notice : null,
        });
        await audit.record(transaction, {
          action: isSuspended ? 'organization-suspended' : 'organization-restored',
          actorId,
          subjectId: organizationId,
          organizationId,
          details: { reason },
        });
      });
    },

    /**
     * Makes a member an owner; other owners stay. @throws ApiError `not-found` if the user isn't a member, `conflict`
     * for an owner
     */
    giveOwnership(organizationId: OrganizationId, userId: string, { actorId, reason }: Act): Promise<void> {
      return change(organizationId, async (transaction) => {
        const member = await findMembership(transaction, userId, organizationId);
        if (!member) throw new ApiError('not-found', 'There is no such member.');
        if (member.role === 'owner') throw new ApiError('conflict', sentence('member-is-owner'));
        await updateRole(transaction, { organizationId, userId, role: 'owner' });
        await audit.record(transaction, {
          action: 'ownership-transferred',
          actorId,
          subjectId: userId,
          organizationId,
          details: { role: 'owner', reason },
        });
        await queue.enqueue(transaction, followOwner, { organizationId });
      });
    },
  };
}
