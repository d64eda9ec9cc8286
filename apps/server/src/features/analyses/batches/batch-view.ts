import { type Batch, type BatchItem, type BatchSummary, itemStates } from '@winnow/contracts';
import type { ListedAnalysis } from '../analysis-repository.ts';
import { presentRow } from '../analysis-row.ts';
import type { ItemRow, ItemTally } from '../items/item-repository.ts';
import type { NamedBatch } from './batch-repository.ts';

export function presentBatch(
  batch: NamedBatch,
  items: readonly ItemRow[],
  analyses: ReadonlyMap<string, ListedAnalysis>,
): Batch {
  const tallies = items.map(({ state, charge }) => ({ state, charge, files: 1 }));
  return { ...presentSummary(batch, tallies), items: items.map((item) => presentItem(item, analyses)) };
}

/** All numbers are counted from the files, so they can't disagree with them. */
export function presentSummary(batch: NamedBatch, tallies: readonly ItemTally[]): BatchSummary {
  const { id, jobId, jobTitle, jobVersion, isSample, createdAt, finishedAt } = batch;
  const sum = (counts: (tally: ItemTally) => boolean) =>
    tallies.filter(counts).reduce((files, tally) => files + tally.files, 0);
  const counted = itemStates.map((state) => [state, sum((tally) => tally.state === state)]);
  const charged = (charge: ItemRow['charge']) => sum((tally) => tally.charge === charge);
  return {
    id,
    state: stateOf(batch),
    jobDescriptionId: jobId,
    jobTitle,
    jobVersion,
    isSample,
    counts: {
      total: sum(() => true),
      ...(Object.fromEntries(counted) as Omit<BatchSummary['counts'], 'total'>),
    },
    credits: { held: charged('held'), charged: charged('charged'), released: charged('released') },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export function stateOf({
  finishedAt,
  cancelledAt,
}: Pick<NamedBatch, 'finishedAt' | 'cancelledAt'>): BatchSummary['state'] {
  if (finishedAt === null) return 'running';
  return cancelledAt === null ? 'done' : 'cancelled';
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
    canRetry: state === 'cancelled' || (state === 'failed' && mayPass(reason)),
    charge,
    analysis: analysis ? presentRow(analysis) : null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** Whether a retry can help: an unreadable file stays unreadable, but timeouts and internal errors may not recur. */
const mayPass = (reason: ItemRow['reason']): boolean => reason === 'failed' || reason === 'timeout';
