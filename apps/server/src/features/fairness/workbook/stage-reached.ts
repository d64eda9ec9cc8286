import type { RecordedChange, Stage } from '@winnow/contracts';
import { countedStages } from './applicant.ts';

/**
 * How many of the counted stages a candidate reached. Declined candidates keep the stage they were in; a move back
 * corrects a mistake.
 * @param current used if no move is recorded
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

/** 0 for new candidates, and for those declined directly from the first stage. */
function numberOf(stage: Stage): number {
  const inOrder: readonly Stage[] = countedStages;
  return inOrder.indexOf(stage) + 1;
}
