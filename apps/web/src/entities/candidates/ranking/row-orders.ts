import type { AnalysisRow } from '@winnow/contracts';

/** By what the rows of each group can be put in order. */
export const rowOrders = ['score', 'confidence', 'experience', 'judged', 'name'] as const;
export type RowOrder = (typeof rowOrders)[number];

export const directions = ['descending', 'ascending'] as const;

export type RowSort = { readonly order: RowOrder; readonly direction: (typeof directions)[number] };

/** The order that says whom to call first. */
export const bestFirst: RowSort = { order: 'score', direction: 'descending' };

/** Names are looked up from A to Z; of everything else people want the most first. */
export function firstDirection(order: RowOrder): RowSort['direction'] {
  return order === 'name' ? 'ascending' : 'descending';
}

/** The score that counts in the list: a person's own goes before the computed one; `null` where there is none. */
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

/** Where the same value says that neither comes first; two moments or names are never the same to a reader. */
export function tells(order: RowOrder): order is 'score' | 'confidence' | 'experience' {
  return order === 'score' || order === 'confidence' || order === 'experience';
}
