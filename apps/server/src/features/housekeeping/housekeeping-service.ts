import { randomUUID } from 'node:crypto';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { runHousekeeping } from './housekeeping-job-values.ts';
import {
  findLatestFinishedRun,
  findRun,
  finishRun,
  type HousekeepingRun,
  insertRun,
  removeRunsBefore,
} from './housekeeping-repository.ts';

export type HousekeepingService = {
  /** Records that a run is wanted and puts it in the queue: both or neither. Returns its id. */
  request(): Promise<string>;
  /** Does a requested run; one that is done already, or was never requested, is left as it is. */
  run(id: string): Promise<void>;
  /** The last run that was finished. */
  findLatest(): Promise<HousekeepingRun | undefined>;
};

/** No request takes so long, so an upload of this age belongs to one that was interrupted. */
const abandonedAfterMs = 10 * 60_000;
const keepRunsMs = 30 * dayMs;

/** @param removeUploads removes the files of requests begun before the time, and says how many there were */
export function createHousekeepingService({
  database,
  queue,
  clock,
  removeUploads,
}: {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  removeUploads: (before: Date) => Promise<number>;
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
      const removedUploads = await removeUploads(new Date(now.getTime() - abandonedAfterMs));
      await removeRunsBefore(database, new Date(now.getTime() - keepRunsMs));
      await finishRun(database, id, { finishedAt: now, removedUploads });
    },

    findLatest: () => findLatestFinishedRun(database),
  };
}
