import { ApiError, type OrganizationId, sentence } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { keepTombstones } from '../../accounts/safety/tombstones.ts';
import { digestOf } from '../../accounts/users/known-users.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { countContents } from '../figures/organization-figures-repository.ts';
import { changeTeam } from '../members/change-members.ts';
import { deleteOrganization, findOrganization } from '../members/member-repository.ts';
import type { OrganizationContents } from '../organization-contents.ts';
import { beginEnd } from './begin-end.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly organizationContents: OrganizationContents;
  /** Queues the removal of deleted rows from the database's files, after the transaction. */
  readonly scrubLater: (transaction: Transaction) => Promise<void>;
};

/** Deletes organizations: members lose access at once, and a task that can be repeated deletes the data. */
export function createEndingService(dependencies: Dependencies) {
  const { database, storage, organizationContents: contents, scrubLater } = dependencies;

  /** Also recorded outside of the database, so that it is deleted again after an older backup is restored. */
  async function remember(organizationId: OrganizationId, deletedAt: Date): Promise<void> {
    await keepTombstones(storage, [{ digest: digestOf(organizationId), deletedAt }]);
  }

  return {
    /** Counts what would be deleted with it. */
    measure: (organizationId: OrganizationId) => countContents(database, organizationId),

    /**
     * Removes all members and queues the task that deletes the rest.
     * @throws ApiError `invalid` if the name doesn't match, `conflict` for a personal organization
     */
    async request(caller: Member, name: string): Promise<void> {
      const { organizationId, userId: actorId } = caller;
      const deletedAt = await changeTeam(database, caller, 'organization.delete', (team) => {
        if (name !== team.organization.name) {
          throw new ApiError('invalid', sentence('organization-name-differs'), {
            errors: { name: [sentence('organization-name-differs')] },
          });
        }
        return beginEnd(team.transaction, dependencies, {
          organizationId,
          name,
          actorId,
          tellsMembers: true,
        });
      });
      // Right away, since a backup may be restored before the task has run. The task repeats it if it fails.
      await remember(organizationId, deletedAt).catch(() => {});
    },

    /** Deletes all remaining data, in an order in which every step can be repeated. */
    async erase(organizationId: OrganizationId): Promise<void> {
      const organization = await findOrganization(database, organizationId);
      if (!organization?.deletedAt) return;
      await remember(organizationId, organization.deletedAt);
      await contents.removeFiles(organizationId);
      await database.transaction(async (transaction) => {
        // Runs are canceled and held credits released before the row is locked, in the same order as workers lock.
        await contents.takeLeave(transaction, organizationId);
        await deleteOrganization(transaction, organizationId);
        await scrubLater(transaction);
      });
    },
  };
}
