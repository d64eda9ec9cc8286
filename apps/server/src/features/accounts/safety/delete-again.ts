import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { eraseUser } from '../account-task-values.ts';
import { digestOf } from '../users/known-users.ts';
import { insertDeletedIdentity, listIdentityNames, updateUser } from '../users/user-repository.ts';
import type { Tombstone } from './tombstones.ts';

type Dependencies = {
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
};

type Person = { readonly userId: string; readonly supabaseId: string };

/** Locks a user out and queues a task that removes the rest. */
export async function beginDeletion(
  transaction: Transaction,
  { queue, clock, audit }: Dependencies,
  { userId, supabaseId }: Person,
): Promise<Date> {
  const deletedAt = clock.now();
  await updateUser(transaction, userId, { deletedAt });
  await insertDeletedIdentity(transaction, { digest: digestOf(supabaseId), deletedAt });
  await audit.record(transaction, {
    action: 'account-deleted',
    actorId: userId,
    subjectId: userId,
    organizationId: null,
  });
  await queue.enqueue(transaction, eraseUser, { userId });
  return deletedAt;
}

/** Deletes the accounts that a restore brought back although they had been deleted. Returns how many there were. */
export async function deleteAgain(
  database: Database,
  dependencies: Dependencies,
  tombstones: readonly Tombstone[],
): Promise<number> {
  const digests = new Set(tombstones.map(({ digest }) => digest));
  if (digests.size === 0) return 0;
  let deleted = 0;
  for await (const person of listIdentityNames(database)) {
    if (!digests.has(digestOf(person.supabaseId))) continue;
    await database.transaction((transaction) => beginDeletion(transaction, dependencies, person));
    deleted += 1;
  }
  return deleted;
}
