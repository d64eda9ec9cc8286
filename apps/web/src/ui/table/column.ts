import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the rows are sorted by; a column without it cannot be sorted. `null` always stands last. */
  readonly sortValue?: (row: Row) => string | number | null;
  /** The first press sorts from the top down where that is what a person wants, as for scores. */
  readonly sortsFirst?: SortDirection;
  /** Numbers stand at the end, so that their digits align. */
  readonly align?: 'start' | 'end';
  /** Holds what can be done with a row, which nobody does on paper. */
  readonly isForActions?: true;
  /** A CSS width; without it the content decides. */
  readonly width?: string;
};

export type SortDirection = 'ascending' | 'descending';

export type Sort = { readonly columnId: string; readonly direction: SortDirection };
