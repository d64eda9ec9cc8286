import type { AnalysisRow } from '@winnow/contracts';

/** Sort orders of the rows in each group. */
export const rowOrders = ['score', 'confidence', 'experience', 'judged', 'name'] as const;
export type RowOrder = (typeof rowOrders)[number];

export const directions = ['descending', 'ascending'] as const;

export type RowSort = { readonly order: RowOrder; readonly direction: (typeof directions)[number] };

/** The default order: best candidates first. */
export const bestFirst: RowSort = { order: 'score', direction: 'descending' };

/** Default direction: names ascending, everything else descending. */
export function firstDirection(order: RowOrder): RowSort['direction'] {
  return order === 'name' ? 'ascending' : 'descending';
}

/** The score used in lists: one set by a person replaces the computed one; `null` without any. */
export function shownScore({ override, score }: AnalysisRow): number | null {
  return override?.score ?? score;
}

/** Sort key of a row; `null` always sorts last. */
export function sortValue(row: AnalysisRow, order: RowOrder, isAnonymous: boolean): string | number | null {
  switch (order) {
    case 'score':
      return shownScore(row);
    case 'confidence':
      return row.confidence;
    case 'experience':
      return row.experienceMonths;
    case 'judged':
      return Date.parse(row.judgedAt);
    case 'name':
      return isAnonymous ? row.alias : (row.candidateName ?? row.fileName);
  }
}

/** Whether equal values in this order are shown as a tie; times and names never are. */
export function tells(order: RowOrder): order is 'score' | 'confidence' | 'experience' {
  return order === 'score' || order === 'confidence' || order === 'experience';
}
