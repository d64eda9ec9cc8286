import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { Task } from '../../platform/tasks/task.ts';
import {
  countUnscored,
  hasQueued,
  hasUnended,
  listResumesOfRun,
  listUnwritten,
} from './import-item-repository.ts';
import { type ImportRow, lockImport, updateImport } from './import-repository.ts';
import { findLastRun } from './import-run-repository.ts';
import { bringCandidates, readImport, scoreImport, writeImportRows } from './import-task-values.ts';

/** Decides the next step of an import, in the transaction that changed it. */
export type ImportProgress = {
  /** Enqueues the next tasks, or ends the import if nothing is left to do. */
  goOn(transaction: Transaction, importId: string): Promise<void>;
  /** The same, when scoring can't start another run now. */
  end(transaction: Transaction, importId: string): Promise<void>;
};

export function createImportProgress({
  clock,
  queue,
}: {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue' | 'listWaiting'>;
}): ImportProgress {
  async function enqueueOnce(
    transaction: Transaction,
    task: Task<{ importId: string }>,
    importId: string,
  ): Promise<void> {
    const waiting = await queue.listWaiting(transaction, task, [{ importId }]);
    if (waiting.length === 0) await queue.enqueue(transaction, task, { importId });
  }

  async function endIfDone(transaction: Transaction, row: ImportRow, unscored: number): Promise<void> {
    const isRead = row.announced === row.files && !(await hasUnended(transaction, row.id));
    if (isRead && unscored === 0)
      await updateImport(transaction, row.id, { state: 'done', finishedAt: clock.now() });
  }

  return {
    async goOn(transaction, importId) {
      const row = await lockImport(transaction, importId);
      if (row?.state !== 'running') return;
      if (row.kind === 'system' && row.announced < row.files)
        await enqueueOnce(transaction, bringCandidates, importId);
      if (row.kind === 'table' && (await listUnwritten(transaction, importId, 1)).length > 0)
        await enqueueOnce(transaction, writeImportRows, importId);
      if (await hasQueued(transaction, importId)) await enqueueOnce(transaction, readImport, importId);
      const unscored = await countLeft(transaction, row);
      if (unscored > 0) await enqueueOnce(transaction, scoreImport, importId);
      await endIfDone(transaction, row, unscored);
    },

    async end(transaction, importId) {
      const row = await lockImport(transaction, importId);
      if (row?.state === 'running') await endIfDone(transaction, row, await countLeft(transaction, row));
    },
  };
}

/**
 * Resumes that are still to be scored: those that no run has taken, and those of a run that is laid out and was not
 * started, since its process ended in between.
 */
async function countLeft(transaction: Transaction, { id, isScored, jobId }: ImportRow): Promise<number> {
  if (!isScored || jobId === null) return 0;
  const untaken = (await countUnscored(transaction, [id])).get(id) ?? 0;
  const last = await findLastRun(transaction, id);
  if (!last || last.isStarted) return untaken;
  return untaken + (await listResumesOfRun(transaction, id, last.number)).length;
}
