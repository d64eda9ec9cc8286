import { type AnalysisRow, type DeclinedFor, decisionWords, stageWords } from '@winnow/contracts';
import type { AnalysisEvent } from './analysis-history-repository.ts';
import type { AnalysisRecord } from './analysis-repository.ts';

/** A member, a name in free text, or no one. */
export type Assigned = { readonly assigneeId: string | null; readonly assignee: string | null };

/** What a person changes; omitted fields stay unchanged. */
export type Change = {
  readonly stage?: AnalysisRow['stage'] | undefined;
  readonly decision?: GivenDecision | undefined;
  readonly assigned?: Assigned | undefined;
  readonly notes?: string | undefined;
  /** The notes before the edit, for detecting conflicts; omit to overwrite. */
  readonly notesBefore?: string | undefined;
  readonly override?: AnalysisRow['override'] | undefined;
};

/** Whether another request changed the notes, unless they already are as requested. */
export function areNotesStale(before: AnalysisRecord, { notes, notesBefore }: Change): boolean {
  if (notes === undefined || notesBefore === undefined) return false;
  return before.notes !== notesBefore && before.notes !== notes;
}

export type GivenDecision = {
  readonly value: AnalysisRow['decision'];
  /** Free text; empty without any. */
  readonly reason: string;
  readonly declinedFor?: DeclinedFor | null | undefined;
};

export type Recorded = Pick<AnalysisEvent, 'text' | 'change' | 'reason'> & {
  readonly kind: Exclude<AnalysisEvent['kind'], 'email' | 'comment' | 'export' | 'review'>;
  /** The columns that this event is about. */
  readonly of: Partial<AnalysisRecord>;
};

/**
 * The columns that change, with a code and a sentence for each change. Values that are already as requested are left
 * out.
 */
export function changesIn(
  before: AnalysisRecord,
  { stage, decision, assigned, notes, override }: Change,
  now: Date,
): { columns: Partial<AnalysisRecord>; events: Recorded[] } {
  const events: Recorded[] = [];

  if (stage && stage !== before.stage) {
    const text = `Moved from ${stageWords[before.stage]} to ${stageWords[stage]}.`;
    const change = { code: 'stage-changed', from: before.stage, to: stage } as const;
    events.push({ kind: 'stage', text, change, reason: null, of: { stage } });
  }
  if (decision && isOtherDecision(decision, before)) {
    const { value } = decision;
    const reason = decision.reason || null;
    const declinedFor = decision.declinedFor ?? null;
    const text = value ? `Decided: ${decisionWords[value]}.` : 'The decision was taken back.';
    const change: Recorded['change'] = value
      ? { code: 'decided', decision: value, declinedFor }
      : { code: 'decision-withdrawn' };
    events.push({
      kind: 'decision',
      text,
      change,
      reason,
      of: {
        decision: value,
        decisionReason: value && reason,
        declinedFor: value && declinedFor,
        decidedAt: value && now,
      },
    });
  }
  if (assigned && !isAssignedTo(assigned, before)) {
    const { assigneeId, assignee } = assigned;
    // The text doesn't contain the member's name: events stay when the member leaves.
    const text = assigneeId
      ? 'Assigned to a member.'
      : assignee
        ? `Assigned to ${assignee}.`
        : 'No longer assigned.';
    const change = { code: 'assigned', assignee, ...(assigneeId && { assigneeId }) } as const;
    events.push({ kind: 'assignment', text, change, reason: null, of: { assigneeId, assignee } });
  }
  if (notes !== undefined && notes !== before.notes) {
    const text = notes ? 'Wrote notes.' : 'Removed the notes.';
    const change = { code: notes ? 'notes-written' : 'notes-removed' } as const;
    events.push({ kind: 'notes', text, change, reason: null, of: { notes } });
  }
  if (override !== undefined && isOtherOverride(override, before)) {
    const text = override
      ? `Set a score of ${override.score} beside the computed ${before.score ?? 'none'}.`
      : 'Took back the score set by hand.';
    const change: Recorded['change'] = override
      ? { code: 'score-set', score: override.score, computed: before.score }
      : { code: 'score-withdrawn' };
    const of = { overrideScore: override?.score ?? null, overrideReason: override?.reason ?? null };
    events.push({ kind: 'override', text, change, reason: override?.reason ?? null, of });
  }
  return { columns: Object.assign({}, ...events.map(({ of }) => of)), events };
}

/** The reason for undoing a decision is only in the event log. */
function isOtherDecision(
  { value, reason, declinedFor = null }: GivenDecision,
  before: AnalysisRecord,
): boolean {
  if (value !== before.decision) return true;
  if (value === null) return false;
  return (
    (reason || null) !== before.decisionReason ||
    JSON.stringify(declinedFor) !== JSON.stringify(before.declinedFor)
  );
}

/** If a member is assigned, a name in free text is ignored. */
function isAssignedTo({ assigneeId, assignee }: Assigned, before: AnalysisRecord): boolean {
  return assigneeId === before.assigneeId && (assigneeId !== null || assignee === before.assignee);
}

function isOtherOverride(override: AnalysisRow['override'], before: AnalysisRecord): boolean {
  const { score = null, reason = null } = override ?? {};
  return score !== before.overrideScore || reason !== before.overrideReason;
}
