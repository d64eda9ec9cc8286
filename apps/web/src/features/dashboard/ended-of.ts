import type { BatchSummary } from '@winnow/contracts';

/** Number of finished files of a run. */
export function endedOf({ counts }: Pick<BatchSummary, 'counts'>): number {
  return counts.done + counts.failed + counts.duplicate + counts.cancelled;
}
