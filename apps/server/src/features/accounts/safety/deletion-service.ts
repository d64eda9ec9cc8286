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

/** Longer than any token lives. */
const rememberedMs = 30 * dayMs;

/** Deletes people: at once for them, and then everything, however often the work is interrupted. */
export function createDeletionService(dependencies: Dependencies) {
  const { database, queue, storage, clock, client, departures, organizationContents, sources } = dependencies;
  return {
    /**
     * From now on the user can't log in. A task removes the rest.
     * @throws ApiError `conflict` for the only owner of an organization with other members
     */
    async request({ userId, supabaseId }: Pick<Caller, 'userId' | 'supabaseId'>): Promise<void> {
      const deletedAt = await database.transaction(async (transaction) => {
        await departures.leaveTeams(transaction, userId);
        return beginDeletion(transaction, dependencies, { userId, supabaseId });
      });
      // At once, since a backup may be restored before the job has run; the job does both again where they fail.
      await keepTombstones(storage, [{ digest: digestOf(supabaseId), deletedAt }]).catch(() => {});
      await removeIdentity(supabaseId).catch(() => {});
    },

    /** Takes from the disk what deleted rows leave behind, once the transaction is through. */
    scrubLater,

    /** Everything that is left, in an order in which any step may be repeated. */
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
      // Apart from the deletion, whose cascades check again what the same transaction has written.
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
