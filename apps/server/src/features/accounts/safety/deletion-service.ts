import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { fewAtOnce } from '../../../platform/storage/few-at-once.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { DepartureService } from '../../organizations/members/departure-service.ts';
import type { OrganizationContents } from '../../organizations/organization-contents.ts';
import { personalOrganizationOf } from '../../organizations/personal-organization.ts';
import { scrubDatabase } from '../account-task-values.ts';
import type { IdentityClient } from '../identities/identity-client.ts';
import { digestOf } from '../users/known-users.ts';
import { deleteUser, findUser, removeDeletedIdentitiesBefore } from '../users/user-repository.ts';
import { beginDeletion } from './delete-again.ts';
import type { PersonalDataSource } from './personal-data.ts';
import { keepTombstones, removeOldTombstones } from './tombstones.ts';

export type DeletionService = ReturnType<typeof createDeletionService>;

type Dependencies = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly client: IdentityClient;
  readonly audit: Pick<AuditService, 'record'>;
  readonly departures: Pick<DepartureService, 'leaveTeams'>;
  readonly organizationContents: OrganizationContents;
  readonly sources: readonly PersonalDataSource[];
};

/** How long deleted identities are remembered: longer than any token is valid. */
const rememberedMs = 30 * dayMs;

/** Deletes accounts: the user is locked out at once, and a task that can be repeated deletes the data. */
export function createDeletionService(dependencies: Dependencies) {
  const { database, queue, storage, clock, client, departures, organizationContents, sources } = dependencies;
  return {
    /**
     * Locks the user out and queues the task that deletes everything else.
     * @throws ApiError `conflict` for the only owner of an organization with other members
     */
    async request({ userId, supabaseId }: Pick<Caller, 'userId' | 'supabaseId'>): Promise<void> {
      const deletedAt = await database.transaction(async (transaction) => {
        await departures.leaveTeams(transaction, userId);
        return beginDeletion(transaction, dependencies, { userId, supabaseId });
      });
      // Right away, since a backup may be restored before the task has run. The task repeats both if they fail.
      await keepTombstones(storage, [{ digest: digestOf(supabaseId), deletedAt }]).catch(() => {});
      await removeIdentity(supabaseId).catch(() => {});
    },

    /** Queues the removal of deleted rows from the database's files, after the transaction. */
    scrubLater,

    /** Deletes all remaining data, in an order in which every step can be repeated. */
    async erase(userId: string): Promise<void> {
      const user = await findUser(database, userId);
      if (!user?.deletedAt) return;
      const { supabaseId, deletedAt } = user;
      const person = { userId, supabaseId, email: user.email };
      const personal = personalOrganizationOf(userId);
      await keepTombstones(storage, [{ digest: digestOf(supabaseId), deletedAt }]);
      await removeIdentity(supabaseId);
      for (const source of sources) {
        const files = (await source.listFiles?.(person)) ?? [];
        await fewAtOnce(files, ({ key }) => storage.remove(key));
      }
      await organizationContents.removeFiles(personal);
      for (const source of sources) await source.takeLeave?.(person);
      // In a transaction of its own: the cascades of the deletion would check again whatever the same transaction has
      // written.
      await database.transaction((transaction) => organizationContents.takeLeave(transaction, personal));
      await database.transaction(async (transaction) => {
        await deleteUser(transaction, userId);
        await scrubLater(transaction);
      });
      await removeOldTombstones(storage, clock.now());
      const longAgo = new Date(clock.now().getTime() - rememberedMs);
      await removeDeletedIdentitiesBefore(database, longAgo);
    },
  };

  function scrubLater(transaction: Transaction): Promise<void> {
    return queue.enqueue(transaction, scrubDatabase, {});
  }

  async function removeIdentity(supabaseId: string): Promise<void> {
    const path = `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}`;
    const body = { should_soft_delete: false };
    const { status } = await client.send({ method: 'DELETE', path, body, as: 'service' });
    if (status >= 400 && status !== 404) throw new Error(`The identity was not removed: ${status}.`);
  }
}
