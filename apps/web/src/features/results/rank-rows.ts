import { type AnalysisRow, type CandidateGroup, candidateGroups } from '@winnow/contracts';

/** A row with whether its neighbours have the same score. */
export type RankedRow = AnalysisRow & { readonly isTied: boolean };

export type RankedGroup = { readonly group: CandidateGroup; readonly rows: readonly RankedRow[] };

/** The score that counts in the list: a person's own goes before the computed one. */
export function shownScore({ override, score }: AnalysisRow): number {
  return override?.score ?? score ?? -1;
}

/** A total order: by score, then by how sure it is, then by a key that never changes. */
function compareRows(left: AnalysisRow, right: AnalysisRow): number {
  return (
    shownScore(right) - shownScore(left) ||
    right.confidence - left.confidence ||
    (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)
  );
}

/** The candidates by what to do next, each group in order; empty groups are left out. */
export function rankRows(rows: readonly AnalysisRow[]): RankedGroup[] {
  return candidateGroups
    .map((group) => {
      const sorted = rows.filter((row) => row.group === group).sort(compareRows);
      const ranked = sorted.map((row, place) => ({
        ...row,
        isTied: [sorted[place - 1], sorted[place + 1]].some(
          (neighbour) => neighbour && row.score !== null && shownScore(neighbour) === shownScore(row),
        ),
      }));
      return { group, rows: ranked };
    })
    .filter(({ rows: ranked }) => ranked.length > 0);
}

/** How many places each has gained (or lost, below zero) from one order to another. */
export function placesMoved(
  before: readonly RankedGroup[],
  after: readonly RankedGroup[],
): ReadonlyMap<string, number> {
  const order = (groups: readonly RankedGroup[]) => groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  const placeBefore = new Map(order(before).map((id, place) => [id, place]));
  return new Map(order(after).map((id, place) => [id, (placeBefore.get(id) ?? place) - place]));
}
