import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { scoreItem } from '../batches/batch-task-values.ts';
import { endLeases, listStale, putBack } from './lease-repository.ts';

/** Recovers files whose worker has vanished. */
export type RecoveryService = {
  /**
   * Requeues items that their worker left, and those waiting so long that their task may be lost. Items with a task in
   * the queue get no second one. Returns how many were requeued.
   */
  recover(waitedMs?: number): Promise<number>;
  /** Treats all workers as vanished; called at start if only this process can be one. */
  forgetWorkers(): Promise<void>;
};

/** A file that waits longer may have lost its task. */
const waitsTooLongMs = 3 * 60_000;

export function createRecoveryService({
  database,
  clock,
  queue,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue' | 'listWaiting'>;
}): RecoveryService {
  /** The items that have a task in the queue. */
  async function haveTask(on: Queryable, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
    const payloads = itemIds.map((itemId) => ({ itemId }));
    return new Set((await queue.listWaiting(on, scoreItem, payloads)).map(({ itemId }) => itemId));
  }

  return {
    async recover(waitedMs = waitsTooLongMs) {
      const now = clock.now();
      const moment = { now, waitingSince: new Date(now.getTime() - waitedMs) };
      const stale = await listStale(database, moment);
      const withTask = await haveTask(
        database,
        stale.map(({ id }) => id),
      );
      let recovered = 0;
      for (const { id: itemId, state } of stale) {
        if (state === 'queued' && withTask.has(itemId)) continue;
        await database.transaction(async (transaction) => {
          // Requeued only once, even if several processes find it.
          if (!(await putBack(transaction, itemId, moment))) return;
          // Checked again under the row's lock: another process may have requeued it meanwhile.
          const hasTask = (await haveTask(transaction, [itemId])).has(itemId);
          if (hasTask && state === 'queued') return;
          if (!hasTask) await queue.enqueue(transaction, scoreItem, { itemId });
          recovered += 1;
        });
      }
      return recovered;
    },

    forgetWorkers: () => endLeases(database),
  };
}
