import type { ImportItem, ResumeImport } from '@winnow/contracts';
import type { ImportItemRow } from './import-item-repository.ts';
import type { ImportRow, ImportTally, listImportRuns, NamedImport } from './import-repository.ts';

type Runs = Awaited<ReturnType<typeof listImportRuns>>;

/** Additional values of several imports for presenting them. */
export type ImportContext = {
  readonly tallies: readonly ImportTally[];
  readonly runs: Runs;
  readonly unscored: ReadonlyMap<string, number>;
};

/** Reasons after which a retry may succeed; files without room must be sent again. */
const retryable = ['timeout', 'failed', 'no-room'];

export function presentImport(row: NamedImport, context: ImportContext): ResumeImport {
  const own = context.tallies.filter(({ importId }) => importId === row.id);
  const filesOf = (some: typeof own) => some.reduce((sum, { files }) => sum + files, 0);
  const inState = (state: ImportItem['state']) => filesOf(own.filter((each) => each.state === state));
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: row.state,
    startedBy: row.createdBy,
    counts: {
      total: row.files,
      unannounced: row.files - row.announced,
      waiting: inState('waiting'),
      queued: inState('queued'),
      reading: inState('reading'),
      done: inState('done'),
      duplicate: inState('duplicate'),
      refused: inState('refused'),
      canceled: inState('canceled'),
      removed: row.announced - filesOf(own),
    },
    retryable: filesOf(own.filter(({ state, reason }) => state === 'refused' && isRetryable(reason))),
    scoring: row.isScored ? presentScoring(row, context) : null,
    undo: presentUndo(row),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function presentScoring(row: NamedImport, { runs, unscored }: ImportContext): ResumeImport['scoring'] {
  return {
    jobDescriptionId: row.jobId,
    jobTitle: row.jobTitle,
    runs: runs
      .filter(({ importId }) => importId === row.id)
      .map(({ batchId, number, files }) => ({ id: batchId, number, files })),
    left: unscored.get(row.id) ?? 0,
    waitsFor: row.waitsFor,
  };
}

function presentUndo({ undoAskedBy, undoAskedAt, undoItems, undoFailedAt, announced }: ImportRow) {
  if (undoAskedBy === null || undoAskedAt === null) return null;
  return {
    askedBy: undoAskedBy,
    askedAt: undoAskedAt.toISOString(),
    items: undoItems ?? announced,
    failedAt: undoFailedAt?.toISOString() ?? null,
  };
}

export function presentItem(item: ImportItemRow): ImportItem {
  const { id, path, bytes, state, reason, duplicateOf, resumeId: fileId, line } = item;
  return { id, path, bytes, state, reason, duplicateOf, fileId, line, problems: item.problems ?? [] };
}

function isRetryable(reason: ImportTally['reason']): boolean {
  return reason !== null && retryable.includes(reason);
}
