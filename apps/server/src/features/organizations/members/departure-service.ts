import { ApiError, sentence } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { beginEnd } from '../ending/begin-end.ts';
import { findMembership } from '../membership-repository.ts';
import { followOwner } from '../owner-task-values.ts';
import {
  deleteMembership,
  findLockedOrganization,
  listHeirs,
  listTeamsOf,
  updateRole,
} from './member-repository.ts';

export type DepartureService = ReturnType<typeof createDepartureService>;

type Dependencies = {
  readonly audit: Pick<AuditService, 'record'>;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
};

/** Leaves teams when an account is deleted. */
export function createDepartureService(dependencies: Dependencies) {
  const { audit, queue } = dependencies;
  return {
    /**
     * Leaves every team that has other members; teams without stay until the account's data is deleted.
     * @throws ApiError `conflict` for the only owner of a team with other members
     */
    async leaveTeams(transaction: Transaction, userId: string): Promise<void> {
      for (const organizationId of await listTeamsOf(transaction, userId)) {
        const team = await findLockedOrganization(transaction, organizationId);
        const self = await findMembership(transaction, userId, organizationId);
        if (!team || !self) continue;
        const [heir] = await listHeirs(transaction, organizationId, userId);
        if (!heir) continue;
        if (self.role === 'owner' && heir.role !== 'owner') {
          throw new ApiError('conflict', sentence('only-owner', { organization: team.name }));
        }
        await deleteMembership(transaction, organizationId, userId);
        await audit.record(transaction, {
          action: 'member-left',
          actorId: userId,
          subjectId: userId,
          organizationId,
        });
        await queue.enqueue(transaction, followOwner, { organizationId });
      }
    },

    /**
     * Called before a user's rows are deleted: deletes their teams without other members. A team still has other
     * members only after a restore brought a deleted account back; then the first admin, or else the first member,
     * becomes the owner.
     */
    async endTeams(database: Database, userId: string): Promise<void> {
      await database.transaction(async (transaction) => {
        for (const organizationId of await listTeamsOf(transaction, userId)) {
          const team = await findLockedOrganization(transaction, organizationId);
          const [heir] = await listHeirs(transaction, organizationId, userId);
          if (!heir) {
            const end = { organizationId, name: team?.name ?? '', actorId: userId, tellsMembers: false };
            await beginEnd(transaction, dependencies, end);
            continue;
          }
          await deleteMembership(transaction, organizationId, userId);
          if (heir.role === 'owner') {
            await queue.enqueue(transaction, followOwner, { organizationId });
            continue;
          }
          await updateRole(transaction, { organizationId, userId: heir.userId, role: 'owner' });
          await audit.record(transaction, {
            action: 'ownership-transferred',
            actorId: null,
            subjectId: heir.userId,
            organizationId,
            details: { role: 'owner' },
          });
          await queue.enqueue(transaction, followOwner, { organizationId });
        }
      });
    },
  };
}
