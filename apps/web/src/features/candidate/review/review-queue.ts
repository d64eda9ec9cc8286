import type { AnalysisRow } from '@winnow/contracts';

export type ReviewQueue = {
  /** Ids to review, in order. */
  readonly ids: readonly string[];
  /** Position from 1; `null` for a candidate who wasn't in the review when it began. */
  readonly place: number | null;
  /** Number of candidates without a decision. */
  readonly left: number;
  readonly nextId: string | null;
  readonly previousId: string | null;
  /** The next candidate without a decision, wrapping around; `null` if none is left. */
  readonly nextUndecidedId: string | null;
};

type Listed = Pick<AnalysisRow, 'id' | 'decision'>;

/**
 * Ids to review: the undecided ones when the review began, in that order, so that positions stay fixed, then those
 * added since. Deleted ones are left out.
 * @param begun the ids when it began
 * @param rows the whole list, best first
 */
export function idsToReview(begun: readonly string[], rows: readonly Listed[]): readonly string[] {
  const known = new Set(rows.map(({ id }) => id));
  const kept = begun.filter((id) => known.has(id));
  const isKept = new Set(kept);
  return [
    ...kept,
    ...rows.filter(({ id, decision }) => !isKept.has(id) && decision === null).map(({ id }) => id),
  ];
}

export function queueAt(currentId: string, ids: readonly string[], rows: readonly Listed[]): ReviewQueue {
  const undecided = new Set(rows.filter(({ decision }) => decision === null).map(({ id }) => id));
  const at = ids.indexOf(currentId);
  const after = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return {
    ids,
    place: at === -1 ? null : at + 1,
    left: ids.filter((id) => undecided.has(id)).length,
    nextId: ids[at + 1] ?? null,
    previousId: at > 0 ? (ids[at - 1] ?? null) : null,
    nextUndecidedId: after.find((id) => undecided.has(id)) ?? null,
  };
}
