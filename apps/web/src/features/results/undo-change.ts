import { type AnalysisDetail, type AnalysisRow, stageWords } from '@winnow/contracts';
import { toasts } from '../../ui/toast/toasts.ts';
import type { ResultsTexts } from './results-texts.ts';

/** What a person changes of somebody; what is left out stays. */
export type AnalysisChange = {
  readonly stage?: AnalysisRow['stage'];
  readonly decision?: { readonly value: AnalysisRow['decision']; readonly reason: string };
  readonly notes?: string;
  readonly override?: AnalysisRow['override'];
};

type Changed = Pick<AnalysisRow, 'stage' | 'decision' | 'decisionReason' | 'override'> &
  Partial<Pick<AnalysisDetail, 'notes'>>;

/** The change that takes another one back. */
export function undoOf(before: Changed, change: AnalysisChange): AnalysisChange {
  return {
    ...(change.stage !== undefined && { stage: before.stage }),
    ...(change.decision !== undefined && {
      decision: { value: before.decision, reason: before.decisionReason ?? '' },
    }),
    ...(change.notes !== undefined && { notes: before.notes ?? '' }),
    ...(change.override !== undefined && { override: before.override }),
  };
}

/** What is said of a change; `null` for what needs no words, such as notes being written. */
function wordsOf(
  { stage, decision, notes, override }: AnalysisChange,
  name: string,
  texts: Words,
): string | null {
  if (decision) return decision.value ? texts.decided[decision.value](name) : texts.undecided(name);
  if (stage) return texts.moved(name, stageWords[stage]);
  if (override !== undefined) return override ? texts.overridden(override.score) : texts.notOverridden;
  return notes === '' ? texts.noNotes : null;
}

type Words = ResultsTexts['changed'];

/** The last change that can be taken back: another one takes its place, so that a long list is gone through in peace. */
let offered: string | null = null;

/** Tells what was changed and offers to take it back. */
export function offerUndo(
  { before, change, name, texts }: { before: Changed; change: AnalysisChange; name: string; texts: Words },
  takeBack: (change: AnalysisChange) => void,
): void {
  const words = wordsOf(change, name, texts);
  if (words === null) return;
  if (offered) toasts.remove(offered);
  offered = toasts.add('success', words, { undo: () => takeBack(undoOf(before, change)) });
}
