import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { judgeItem } from '../batches/batch-job-values.ts';
import { endLeases, listStale, putBack } from './lease-repository.ts';

/** Brings files on whose worker has vanished. */
export type RecoveryService = {
  /**
   * Puts back in the queue what its worker has left, and what has waited so long that its job may be lost.
   * Returns how many there were.
   */
  recover(waitedMs?: number): Promise<number>;
  /** Takes all workers for vanished: where this process alone can be one, before it begins to work. */
  forgetWorkers(): Promise<void>;
};

/** A file that waits longer may have lost its job; asking twice does no harm. */
const waitsTooLongMs = 3 * 60_000;

export function createRecoveryService({
  database,
  clock,
  queue,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
}): RecoveryService {
  return {
    async recover(waitedMs = waitsTooLongMs) {
      const now = clock.now();
      const moment = { now, waitingSince: new Date(now.getTime() - waitedMs) };
      let recovered = 0;
      for (const itemId of await listStale(database, moment)) {
        await database.transaction(async (transaction) => {
          // Several who look at once put it back once.
          if (!(await putBack(transaction, itemId, moment))) return;
          await queue.enqueue(transaction, judgeItem, { itemId });
          recovered += 1;
        });
      }
      return recovered;
    },

    forgetWorkers: () => endLeases(database),
  };
}
