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
  /** Takes from the disk what deleted rows leave behind, once the transaction is through. */
  readonly scrubLater: (transaction: Transaction) => Promise<void>;
};

/** Deletes organizations: at once for their members, and then everything, however often the work is interrupted. */
export function createEndingService(dependencies: Dependencies) {
  const { database, storage, organizationContents: contents, scrubLater } = dependencies;

  /** Outside of the database too: it is deleted again where an older backup brings it back. */
  async function remember(organizationId: OrganizationId, deletedAt: Date): Promise<void> {
    await keepTombstones(storage, [{ digest: digestOf(organizationId), deletedAt }]);
  }

  return {
    /** What would go with it. */
    measure: (organizationId: OrganizationId) => countContents(database, organizationId),

    /**
     * From now on the organization has no members. A task removes the rest.
     * @throws ApiError `invalid` for another name, `conflict` for a personal organization
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
      // At once, since a backup may be restored before the task has run, which does it again where this fails.
      await remember(organizationId, deletedAt).catch(() => {});
    },

    /** Everything that is left, in an order in which any step may be repeated. */
    async erase(organizationId: OrganizationId): Promise<void> {
      const organization = await findOrganization(database, organizationId);
      if (!organization?.deletedAt) return;
      await remember(organizationId, organization.deletedAt);
      await contents.removeFiles(organizationId);
      await database.transaction(async (transaction) => {
        // Runs are stopped and held credits given back before the row is locked, as their workers do it.
        await contents.takeLeave(transaction, organizationId);
        await deleteOrganization(transaction, organizationId);
        await scrubLater(transaction);
      });
    },
  };
}
