import type { RecordedChange, Stage } from '@winnow/contracts';
import { countedStages } from './applicant.ts';

/**
 * How many of the counted stages a candidate reached. Who is declined keeps the stage where that happened; who is moved
 * back was moved by mistake.
 * @param current counts where no move is on record
 */
export function stageReached(moves: readonly (RecordedChange | null)[], current: Stage): number {
  let reached = 0;
  let isMoved = false;
  for (const move of moves) {
    if (move?.code !== 'stage-changed') continue;
    isMoved = true;
    if (move.to !== 'declined') reached = numberOf(move.to);
  }
  return isMoved ? reached : numberOf(current);
}

/** 0 for candidates who are new, and for those who were declined at once. */
function numberOf(stage: Stage): number {
  const inOrder: readonly Stage[] = countedStages;
  return inOrder.indexOf(stage) + 1;
}
