import { type AnalysisRow, decisionWords, stageWords } from '@winnow/contracts';
import type { AnalysisEvent } from './analysis-history-repository.ts';
import type { AnalysisRecord } from './analysis-repository.ts';

/** What a person changes; what is left out stays. */
export type Change = {
  readonly stage?: AnalysisRow['stage'] | undefined;
  readonly decision?: { readonly value: AnalysisRow['decision']; readonly reason: string } | undefined;
  readonly notes?: string | undefined;
  /** The notes that were changed; left out where whatever stands there is to be replaced. */
  readonly notesBefore?: string | undefined;
  readonly override?: AnalysisRow['override'] | undefined;
};

/** Whether the notes were changed by another request; those that are as wanted already are fine. */
export function areNotesStale(before: AnalysisRecord, { notes, notesBefore }: Change): boolean {
  if (notes === undefined || notesBefore === undefined) return false;
  return before.notes !== notesBefore && before.notes !== notes;
}

type Recorded = Pick<AnalysisEvent, 'kind' | 'text' | 'change' | 'reason'>;

/** The columns that change, and for each change its code and a sentence; nothing for what is so already. */
export function changesIn(
  before: AnalysisRecord,
  { stage, decision, notes, override }: Change,
  now: Date,
): { columns: Partial<AnalysisRecord>; events: Recorded[] } {
  const columns: Partial<AnalysisRecord> = {};
  const events: Recorded[] = [];

  if (stage && stage !== before.stage) {
    columns.stage = stage;
    const text = `Moved from ${stageWords[before.stage]} to ${stageWords[stage]}.`;
    const change = { code: 'stage-changed', from: before.stage, to: stage } as const;
    events.push({ kind: 'stage', text, change, reason: null });
  }
  if (decision && isOtherDecision(decision, before)) {
    const { value } = decision;
    const reason = decision.reason || null;
    columns.decision = value;
    columns.decisionReason = value && reason;
    columns.decidedAt = value && now;
    const text = value ? `Decided: ${decisionWords[value]}.` : 'The decision was taken back.';
    const change: Recorded['change'] = value
      ? { code: 'decided', decision: value }
      : { code: 'decision-withdrawn' };
    events.push({ kind: 'decision', text, change, reason });
  }
  if (notes !== undefined && notes !== before.notes) {
    columns.notes = notes;
    const text = notes ? 'Wrote notes.' : 'Removed the notes.';
    const change = { code: notes ? 'notes-written' : 'notes-removed' } as const;
    events.push({ kind: 'notes', text, change, reason: null });
  }
  if (override !== undefined && isOtherOverride(override, before)) {
    columns.overrideScore = override?.score ?? null;
    columns.overrideReason = override?.reason ?? null;
    const text = override
      ? `Set a score of ${override.score} beside the computed ${before.score ?? 'none'}.`
      : 'Took back the score set by hand.';
    const change: Recorded['change'] = override
      ? { code: 'score-set', score: override.score, computed: before.score }
      : { code: 'score-withdrawn' };
    events.push({ kind: 'override', text, change, reason: override?.reason ?? null });
  }
  return { columns, events };
}

/** The reason why a decision was taken back stands in the record alone. */
function isOtherDecision(
  { value, reason }: NonNullable<Change['decision']>,
  before: AnalysisRecord,
): boolean {
  return value !== before.decision || (value !== null && (reason || null) !== before.decisionReason);
}

function isOtherOverride(override: AnalysisRow['override'], before: AnalysisRecord): boolean {
  const { score = null, reason = null } = override ?? {};
  return score !== before.overrideScore || reason !== before.overrideReason;
}
