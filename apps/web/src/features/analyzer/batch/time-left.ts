import type { Batch } from '@winnow/contracts';

/** Minimum finished files for an estimate. */
const minDone = 3;

/** Estimated seconds until a run ends; `null` if unknown. */
export function secondsLeft(batch: Pick<Batch, 'counts' | 'createdAt'>, nowMs: number): number | null {
  const { total, queued, reading, judging } = batch.counts;
  const open = queued + reading + judging;
  const through = total - open;
  if (open === 0 || through < minDone) return null;
  const passedMs = nowMs - Date.parse(batch.createdAt);
  return Math.max(1, Math.round((passedMs / through / 1000) * open));
}
