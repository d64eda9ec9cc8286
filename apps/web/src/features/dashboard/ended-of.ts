import type { BatchSummary } from '@winnow/contracts';

/** How many files of a run need no more work. */
export function endedOf({ counts }: Pick<BatchSummary, 'counts'>): number {
  return counts.done + counts.failed + counts.duplicate + counts.cancelled;
}
