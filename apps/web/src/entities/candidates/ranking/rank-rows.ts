import {
  type AnalysisRow,
  type CandidateGroup,
  candidateGroups,
  scoredMusts,
  sureEnough,
} from '@winnow/contracts';
import { bestFirst, type RowSort, shownScore, sortValue, tells } from './row-orders.ts';

/** A row, whether neighbors have the same value, and whether it is the first of them. */
export type RankedRow = AnalysisRow & {
  readonly isTied: boolean;
  readonly isTieStart: boolean;
  /** Why the candidate ranks below one with a lower score; empty if none above has one. */
  readonly heldBackBy: readonly HeldBackBy[];
};

export type RankedGroup = { readonly group: CandidateGroup; readonly rows: readonly RankedRow[] };

type Ranking = { readonly sort: RowSort; readonly isAnonymous: boolean };

/** Why a candidate is in a lower group, with the number of must-haves. */
export type HeldBackBy =
  | { readonly code: 'not-met' | 'partly' | 'not-found'; readonly count: number }
  | { readonly code: 'low-confidence' }
  /** Their score was set by a person, while groups follow the computed one. */
  | { readonly code: 'computed-score' };

/** The candidates by what to do next, each group in order; empty groups are left out. */
export function rankRows(
  rows: readonly AnalysisRow[],
  { sort, isAnonymous }: Ranking = { sort: bestFirst, isAnonymous: true },
): RankedGroup[] {
  const valueAt = (row: AnalysisRow) => sortValue(row, sort.order, isAnonymous);
  return candidateGroups
    .map((group) => {
      const sorted = rows
        .filter((row) => row.group === group)
        .sort((left, right) => compare(valueAt(left), valueAt(right), sort) || compareRows(left, right));
      const isLike = (row: AnalysisRow, other: AnalysisRow | undefined) =>
        tells(sort.order) && other !== undefined && valueAt(row) !== null && valueAt(other) === valueAt(row);
      const ranked = sorted.map((row, place) => {
        const isLikeBefore = isLike(row, sorted[place - 1]);
        const isLikeNext = isLike(row, sorted[place + 1]);
        const heldBackBy = (shownScore(row) ?? 0) > lowestAbove(group, rows) ? whatHoldsBack(row) : [];
        return {
          ...row,
          isTied: isLikeBefore || isLikeNext,
          isTieStart: isLikeNext && !isLikeBefore,
          heldBackBy,
        };
      });
      return { group, rows: ranked };
    })
    .filter(({ rows: ranked }) => ranked.length > 0);
}

/** The lowest score in the groups above; infinite if they are empty. */
function lowestAbove(group: CandidateGroup, rows: readonly AnalysisRow[]): number {
  const above = candidateGroups.slice(0, candidateGroups.indexOf(group));
  const scores = rows.filter((row) => above.includes(row.group)).map((row) => shownScore(row));
  return Math.min(...scores.filter((score) => score !== null), Number.POSITIVE_INFINITY);
}

/** Reasons for a lower group, strongest first; the same rules as for the groups. */
function whatHoldsBack({ verdicts, confidence }: AnalysisRow): readonly HeldBackBy[] {
  const counted = scoredMusts(verdicts).filter(({ weight }) => weight > 0);
  const found = (['not-met', 'partly', 'not-found'] as const).flatMap((code): HeldBackBy[] => {
    const count = counted.filter(({ status }) => status === code).length;
    return count > 0 ? [{ code, count }] : [];
  });
  if (found.length > 0) return found;
  return [{ code: confidence < sureEnough ? 'low-confidence' : 'computed-score' }];
}

const collator = new Intl.Collator(undefined, { numeric: true });

type Value = ReturnType<typeof sortValue>;

function compare(left: Value, right: Value, { direction }: RowSort): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const sign = direction === 'ascending' ? 1 : -1;
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
  return sign * collator.compare(String(left), String(right));
}

/** A total order: by score, then by confidence, then by a stable key. */
function compareRows(left: AnalysisRow, right: AnalysisRow): number {
  return (
    (shownScore(right) ?? -1) - (shownScore(left) ?? -1) ||
    right.confidence - left.confidence ||
    (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)
  );
}

/** Places that each has gained (or lost, if negative) from one order to another. */
export function placesMoved(
  before: readonly RankedGroup[],
  after: readonly RankedGroup[],
): ReadonlyMap<string, number> {
  const order = (groups: readonly RankedGroup[]) => groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  const placeBefore = new Map(order(before).map((id, place) => [id, place]));
  return new Map(order(after).map((id, place) => [id, (placeBefore.get(id) ?? place) - place]));
}
