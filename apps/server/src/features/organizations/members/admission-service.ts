import { randomUUID } from 'node:crypto';
import { ApiError, type OrganizationId, type Role } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { findMembership } from '../membership-repository.ts';
import { needsSeat, requireFreeSeat } from '../seats.ts';
import { sendWelcome } from '../welcome/welcome-task-values.ts';
import { announceMember } from './announce-member.ts';
import { requireOtherOwner } from './change-members.ts';
import {
  deleteMembership,
  findLockedOrganization,
  insertMembership,
  updateRole,
} from './member-repository.ts';
import { requireRoom } from './member-room.ts';

export type AdmissionService = ReturnType<typeof createAdmissionService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly queue: Pick<Queue, 'enqueue'>;
};

type Joining = { readonly organizationId: OrganizationId; readonly userId: string };
type JoiningAs = Joining & { readonly role: Role };

/** Adds and removes members through the organization's single sign-on or directory, without an invitation. */
export function createAdmissionService({ database, clock, audit, notifications, queue }: Dependencies) {
  /** In the caller's transaction, which has locked the organization. */
  async function admitIn(
    transaction: Transaction,
    { organizationId, userId, role }: JoiningAs,
    action: 'member-joined' | 'member-provisioned',
  ): Promise<void> {
    await requireRoomFor(transaction, organizationId, role);
    await insertMembership(transaction, { organizationId, userId, role, createdAt: clock.now() });
    const actorId = action === 'member-joined' ? userId : null;
    await audit.record(transaction, {
      action,
      actorId,
      subjectId: userId,
      organizationId,
      details: { role },
    });
    // Only for people added by a directory: those who signed in know it already.
    if (action === 'member-provisioned') {
      const orderedAt = clock.now().toISOString();
      await queue.enqueue(transaction, sendWelcome, {
        organizationId,
        userId,
        orderId: randomUUID(),
        orderedAt,
      });
    }
  }

  return {
    async isMember({ organizationId, userId }: Joining): Promise<boolean> {
      return (await findMembership(database, userId, organizationId)) !== undefined;
    },

    /** Adds someone who signs in with the organization's single sign-on for the first time. */
    async admit(joining: JoiningAs): Promise<'joined' | 'member' | 'full'> {
      const { organizationId, userId } = joining;
      try {
        return await database.transaction(async (transaction) => {
          await findLockedOrganization(transaction, organizationId);
          if (await findMembership(transaction, userId, organizationId)) return 'member';
          await admitIn(transaction, joining, 'member-joined');
          await announceMember(transaction, notifications, joining);
          return 'joined';
        });
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'no-seat' || error.code === 'conflict'))
          return 'full';
        throw error;
      }
    },

    /** A member's role; `null` for anyone else. */
    async roleIn(on: Queryable, { organizationId, userId }: Joining): Promise<Role | null> {
      return (await findMembership(on, userId, organizationId))?.role ?? null;
    },

    /** @throws ApiError `conflict` or `no-seat` if there is no room */
    requireRoomFor,

    admitIn,

    /** Owners keep their role. @throws ApiError `no-seat` */
    async changeRoleIn(
      transaction: Transaction,
      { organizationId, userId, role }: JoiningAs,
      actorId: string | null,
    ): Promise<void> {
      const member = await findMembership(transaction, userId, organizationId);
      if (!member || member.role === 'owner' || member.role === role) return;
      if (!needsSeat(member.role)) await requireFreeSeat(transaction, organizationId, role);
      await updateRole(transaction, { organizationId, userId, role });
      await audit.record(transaction, {
        action: actorId === null ? 'member-role-provisioned' : 'member-role-changed',
        actorId,
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

/** Exact under the lock of the organization; without it, a check in advance. */
async function requireRoomFor(on: Queryable, organizationId: OrganizationId, role: Role): Promise<void> {
  await requireRoom(on, organizationId);
  await requireFreeSeat(on, organizationId, role);
}
