import { randomUUID } from 'node:crypto';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { abandonedAfterMs } from '../../platform/http/abandoned-uploads.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import {
  findLatestFinishedRun,
  findRun,
  finishRun,
  type HousekeepingRun,
  insertRun,
  removeRunsBefore,
} from './housekeeping-repository.ts';
import { runHousekeeping } from './housekeeping-task-values.ts';

export type HousekeepingService = {
  /** Records a requested run and queues it in one transaction. Returns its id. */
  request(): Promise<string>;
  /** Performs a requested run; does nothing if it is done or was never requested. */
  run(id: string): Promise<void>;
  /** The last run that was finished. */
  findLatest(): Promise<HousekeepingRun | undefined>;
};

const keepRunsMs = 30 * dayMs;

/**
 * @param removeUploads removes files of requests that began before the time; returns their number
 * @param removeDrafts removes the texts of requests begun before the time
 */
export function createHousekeepingService({
  database,
  queue,
  clock,
  removeUploads,
  removeDrafts,
}: {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  removeUploads: (before: Date) => Promise<number>;
  removeDrafts: (before: Date) => Promise<void>;
}): HousekeepingService {
  return {
    request() {
      return database.transaction(async (transaction) => {
        const id = randomUUID();
        await insertRun(transaction, id, clock.now());
        await queue.enqueue(transaction, runHousekeeping, { id });
        return id;
      });
    },

    async run(id) {
      const run = await findRun(database, id);
      if (!run || run.finishedAt) return;
      const now = clock.now();
      const abandonedBefore = new Date(now.getTime() - abandonedAfterMs);
      const removedUploads = await removeUploads(abandonedBefore);
      await removeDrafts(abandonedBefore);
      await removeRunsBefore(database, new Date(now.getTime() - keepRunsMs));
      await finishRun(database, id, { finishedAt: now, removedUploads });
    },

    findLatest: () => findLatestFinishedRun(database),
  };
}
