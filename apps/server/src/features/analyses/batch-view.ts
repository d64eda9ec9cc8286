import { type Batch, type BatchItem, type BatchSummary, itemStates } from '@winnow/contracts';
import type { ListedAnalysis } from './analysis-repository.ts';
import { presentRow } from './analysis-row.ts';
import type { ItemRow, NamedBatch } from './batch-repository.ts';

export function presentBatch(
  batch: NamedBatch,
  items: readonly ItemRow[],
  analyses: ReadonlyMap<string, ListedAnalysis>,
): Batch {
  return { ...presentSummary(batch, items), items: items.map((item) => presentItem(item, analyses)) };
}

/** All numbers are counted from the files, so that they cannot differ from them. */
export function presentSummary(batch: NamedBatch, items: readonly ItemRow[]): BatchSummary {
  const { id, jobId, jobTitle, jobVersion, isSample, createdAt, finishedAt, cancelledAt } = batch;
  const counted = itemStates.map((state) => [state, items.filter((item) => item.state === state).length]);
  const charged = (charge: ItemRow['charge']) => items.filter((item) => item.charge === charge).length;
  return {
    id,
    state: finishedAt === null ? 'running' : cancelledAt === null ? 'done' : 'cancelled',
    jobDescriptionId: jobId,
    jobTitle,
    jobVersion,
    isSample,
    counts: {
      total: items.length,
      ...(Object.fromEntries(counted) as Omit<BatchSummary['counts'], 'total'>),
    },
    credits: { held: charged('held'), charged: charged('charged'), released: charged('released') },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export function presentItem(item: ItemRow, analyses: ReadonlyMap<string, ListedAnalysis>): BatchItem {
  const { id, position, resumeId, fileName, state, reason, message, charge, analysisId, updatedAt } = item;
  const analysis = analysisId === null ? undefined : analyses.get(analysisId);
  return {
    id,
    position,
    fileId: resumeId,
    fileName,
    state,
    reason,
    message,
    canRetry: state === 'failed' || state === 'cancelled',
    charge,
    analysis: analysis ? presentRow(analysis) : null,
    updatedAt: updatedAt.toISOString(),
  };
}
