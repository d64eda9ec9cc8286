import { randomUUID } from 'node:crypto';
import { ApiError } from '@winnow/contracts';
import { importRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createTogether, type Together } from '../../platform/process/together.ts';
import type { ResumeService } from '../files/resume-service.ts';
import {
  backInQueue,
  claimItems,
  type ImportItemRow,
  renewLease,
  updateLeased,
} from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { findAnyImport } from './import-repository.ts';

export type ImportReader = {
  /** Reads files of an import for a few seconds, except those claimed by other workers. */
  read(importId: string): Promise<void>;
};

/** Concurrent files in one process: while one half is stored together, reading processes never wait for the next. */
const atOnce = 24;
/** New ones are claimed when half of them are done. */
const claimedAtOnce = 12;
/** Longest turn: other imports and a shutdown wait for one turn at most. */
const turnMs = 5_000;
/** How long files stay with a worker that has stopped responding; a living one renews in time. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
const maxAttempts = 3;

/** How reading an item ended, or why it was refused. */
type End = 'done' | 'duplicate' | NonNullable<ImportItemRow['reason']>;
type EndItem = Together<End, string, undefined>;

export function createImportReader({
  database,
  clock,
  resumes,
  progress,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly progress: ImportProgress;
}): ImportReader {
  async function readOne(item: ImportItemRow, lease: string, end: EndItem): Promise<void> {
    if (!item.resumeId || item.attempts > maxAttempts) {
      await end.add('failed', item.id);
      return;
    }
    try {
      const reading = await resumes.read(importRequester(item.organizationId), item.resumeId);
      // The library already has it, and its applicant asked for human review only.
      if (!reading.ok && reading.row.isByPersonOnly) await end.add('duplicate', item.id);
      else if (!reading.ok) await end.add(reading.row.reason ?? 'corrupt', item.id);
      else await end.add(item.duplicateOf === null ? 'done' : 'duplicate', item.id);
    } catch (error) {
      // The resume was removed, and the item with it.
      if (error instanceof ApiError && error.code === 'not-found') return;
      await updateLeased(database, { ids: [item.id], lease }, { state: backInQueue });
      throw error;
    }
  }

  /** Those who come to the same end meanwhile are ended together. */
  const endsTogether = (lease: string): EndItem =>
    createTogether({
      max: atOnce,
      async work(end, ids) {
        const isRead = end === 'done' || end === 'duplicate';
        await updateLeased(
          database,
          { ids, lease },
          isRead ? { state: end } : { state: 'refused', reason: end },
        );
        return ids.map(() => undefined);
      },
    });

  return {
    async read(importId) {
      const lease = randomUUID();
      const end = endsTogether(lease);
      const leaseUntil = () => new Date(clock.now().getTime() + leaseMs);
      const began = performance.now();
      const underWay = new Set<Promise<void>>();
      let failure: unknown = null;
      const renewing = setInterval(
        // Another worker claims files whose lease could not be renewed; this worker then changes nothing.
        () => void renewLease(database, { lease, leaseUntil: leaseUntil() }).catch(() => {}),
        renewEveryMs,
      ).unref();
      const take = async () => {
        const room = Math.min(claimedAtOnce, atOnce - underWay.size);
        const claimed = await claimItems(database, importId, { lease, leaseUntil: leaseUntil() }, room);
        for (const item of claimed) {
          const reading = readOne(item, lease, end)
            .catch((error: unknown) => {
              failure ??= error;
            })
            .finally(() => underWay.delete(reading));
          underWay.add(reading);
        }
        return claimed.length;
      };
      try {
        while (failure === null && performance.now() - began < turnMs) {
          if ((await take()) === 0 && underWay.size === 0) break;
          while (underWay.size > atOnce - claimedAtOnce) await Promise.race(underWay);
          if (underWay.size > 0 && underWay.size <= claimedAtOnce) await Promise.race(underWay);
        }
        await Promise.all(underWay);
      } finally {
        clearInterval(renewing);
      }
      const row = await findAnyImport(database, importId);
      if (row) await database.transaction((transaction) => progress.goOn(transaction, importId));
      if (failure !== null) throw failure;
    },
  };
}
