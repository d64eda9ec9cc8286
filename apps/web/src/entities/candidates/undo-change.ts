import type { AnalysisDetail, AnalysisRow, DeclineReason } from '@winnow/contracts';
import { toasts } from '../../ui/toast/toasts.ts';
import type { BulkTexts } from './bulk/bulk-texts.ts';
import type { ResultsTexts } from './results-texts.ts';

/** A decision, or `null` to clear it; a no has its reasons. */
export type DecisionChange = {
  readonly value: AnalysisRow['decision'];
  readonly reason?: string;
  readonly reasons?: DeclineReason[];
};

/** Changes to a candidate; omitted fields are unchanged. */
export type AnalysisChange = {
  readonly stage?: AnalysisRow['stage'];
  readonly decision?: DecisionChange;
  readonly notes?: string;
  readonly override?: AnalysisRow['override'];
};

type Changed = Pick<AnalysisRow, 'stage' | 'decision' | 'decisionReason' | 'declinedFor' | 'override'> &
  Partial<Pick<AnalysisDetail, 'notes'>>;

/** The decision of another member that undo restores, and who made it. */
export type Overtaken = Pick<AnalysisRow, 'decision' | 'decisionReason' | 'declinedFor'> & {
  readonly by: string;
};

/** The decision of another member that the user had not seen when they decided; `null` for none. */
export function findOvertaken(
  before: Pick<AnalysisRow, 'decision' | 'decidedBy'>,
  { events }: Pick<AnalysisDetail, 'events'>,
): Overtaken | null {
  const [own, other] = events.filter(({ kind }) => kind === 'decision');
  if (!own || other?.change?.code !== 'decided' || other.by === own.by) return null;
  const { decision, declinedFor = null } = other.change;
  if (before.decision === decision && before.decidedBy === other.by) return null;
  return { by: other.by, decision, declinedFor, decisionReason: other.reason };
}

/** The change that undoes another one. */
export function undoOf(before: Changed, change: AnalysisChange): AnalysisChange {
  return {
    ...(change.stage !== undefined && { stage: before.stage }),
    ...(change.decision !== undefined && {
      decision: {
        value: before.decision,
        reason: before.decisionReason ?? '',
        reasons: before.declinedFor?.reasons ?? [],
      },
    }),
    ...(change.notes !== undefined && { notes: before.notes ?? '' }),
    ...(change.override !== undefined && { override: before.override }),
  };
}

/** The message about a change; `null` for changes without one, such as notes being written. */
function wordsOf(
  { stage, decision, notes, override }: AnalysisChange,
  name: string,
  { texts, stages }: Words,
): string | null {
  if (decision) return decision.value ? texts.decided[decision.value](name) : texts.undecided(name);
  if (stage) return texts.moved(name, stages[stage]);
  if (override !== undefined) return override ? texts.overridden(override.score) : texts.notOverridden;
  return notes === '' ? texts.noNotes : null;
}

/** Messages and the names of stages. */
type Words = { readonly texts: ResultsTexts['changed']; readonly stages: BulkTexts['stages'] };

type Undoable = {
  readonly before: Changed;
  readonly change: AnalysisChange;
  readonly name: string;
  readonly words: Words;
  /** Replaces the usual message about the change. */
  readonly notice?: string | undefined;
};

/** The last change that can be undone. A new one replaces it, so that notifications don't pile up in a long list. */
let offered: string | null = null;

/** Shows a toast about the change with an undo button. */
export function offerUndo(
  { before, change, name, words, notice }: Undoable,
  takeBack: (change: AnalysisChange) => void,
): void {
  const sentence = notice ?? wordsOf(change, name, words);
  if (sentence === null) return;
  if (offered) toasts.remove(offered);
  offered = toasts.add('success', sentence, { undo: () => takeBack(undoOf(before, change)) });
}
