import { randomUUID } from 'node:crypto';
import { ApiError, limits, type ScoringHold, scoringHolds } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { BatchService } from '../analyses/batches/batch-service.ts';
import {
  assignRun,
  countUnscored,
  hasUnended,
  listResumesOfRun,
  listUnscored,
} from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { findAnyImport, type ImportRow, lockImport, updateImport } from './import-repository.ts';
import { findLastRun, insertRun, removeRun, updateRun } from './import-run-repository.ts';

export type ImportScoring = {
  /** Starts the next run of an import, once the previous one has ended. @throws Postponed while that is running */
  advance(importId: string): Promise<void>;
};

/** Interval for checking a running run. */
const lookEverySeconds = 2;

export function createImportScoring({
  database,
  batches,
  progress,
}: {
  readonly database: Database;
  readonly batches: Pick<BatchService, 'start' | 'quote' | 'get'>;
  readonly progress: ImportProgress;
}): ImportScoring {
  async function isUnderWay({ organizationId }: ImportRow, batchId: string): Promise<boolean> {
    try {
      return (await batches.get(organizationId, batchId)).state === 'running';
    } catch (error) {
      // The run was deleted.
      if (error instanceof ApiError && error.code === 'not-found') return false;
      throw error;
    }
  }

  /** Assigns the next resumes that the credits cover to a new run; `false` if no run can start now. */
  async function layOut(row: ImportRow, jobDescriptionId: string): Promise<boolean> {
    const isAllRead = row.announced === row.files && !(await hasUnended(database, row.id));
    const left = (await countUnscored(database, [row.id])).get(row.id) ?? 0;
    // A full run, or the last one.
    if (left === 0 || (left < limits.filesPerBatch && !isAllRead)) return false;
    const items = await listUnscored(database, row.id, limits.filesPerBatch * 2);
    const resumeIds = [...new Set(items.flatMap(({ resumeId }) => resumeId ?? []))];
    const fileIds = resumeIds.slice(0, limits.filesPerBatch);
    const member = { organizationId: row.organizationId, userId: row.createdBy };
    const { affordable, limitLeft } = await batches.quote(member, { jobDescriptionId, fileIds });
    if (affordable === 0) {
      await updateImport(database, row.id, { waitsFor: limitLeft === 0 ? 'spending-limit' : 'credits' });
      return false;
    }
    return database.transaction(async (transaction) => {
      const now = await lockImport(transaction, row.id);
      const last = await findLastRun(transaction, row.id);
      // Another worker did it first.
      if (now?.state !== 'running' || (last && !last.isStarted)) return last !== undefined;
      const number = (last?.number ?? 0) + 1;
      await insertRun(transaction, {
        importId: row.id,
        organizationId: row.organizationId,
        number,
        idempotencyKey: randomUUID(),
        batchId: null,
        isStarted: false,
      });
      await assignRun(transaction, row.id, { resumeIds: fileIds.slice(0, affordable) }, number);
      return true;
    });
  }

  /** Starts the prepared run: once, however often this is tried. */
  async function start(row: ImportRow, jobDescriptionId: string): Promise<void> {
    const run = await findLastRun(database, row.id);
    if (!run || run.isStarted) return;
    const { number, idempotencyKey } = run;
    const fileIds = await listResumesOfRun(database, row.id, number);
    const takeBack = (waitsFor: ScoringHold | null) =>
      database.transaction(async (transaction) => {
        await assignRun(transaction, row.id, { run: number }, null);
        await removeRun(transaction, row.id, number);
        await updateImport(transaction, row.id, { waitsFor });
      });
    // All its resumes were deleted meanwhile.
    if (fileIds.length === 0) return takeBack(null);
    try {
      const member = { organizationId: row.organizationId, userId: row.createdBy };
      const batch = await batches.start(member, { jobDescriptionId, fileIds, idempotencyKey });
      await updateRun(database, row.id, number, { batchId: batch.id, isStarted: true });
      await updateImport(database, row.id, { waitsFor: null });
    } catch (error) {
      const hold = holdOf(error);
      if (hold === null) throw error;
      await takeBack(hold);
    }
  }

  return {
    async advance(importId) {
      const row = await findAnyImport(database, importId);
      if (row?.state !== 'running' || row.jobId === null) return;
      const last = await findLastRun(database, importId);
      if (last?.batchId && (await isUnderWay(row, last.batchId))) throw new Postponed(lookEverySeconds);
      const isLaidOut = last !== undefined && !last.isStarted;
      if (!isLaidOut && !(await layOut(row, row.jobId))) {
        await database.transaction((transaction) => progress.end(transaction, importId));
        return;
      }
      await start(row, row.jobId);
      const now = await findAnyImport(database, importId);
      if (now?.state === 'running' && now.waitsFor === null) throw new Postponed(lookEverySeconds);
    },
  };
}

/** The reason for which a run can't start yet; `null` for other errors. */
function holdOf(error: unknown): ScoringHold | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'insufficient-credits') return 'credits';
  return scoringHolds.find((hold) => hold === error.code) ?? null;
}
