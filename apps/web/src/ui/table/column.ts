import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sort key of a row; a column without it can't be sorted. `null` always sorts last. */
  readonly sortValue?: (row: Row) => string | number | null;
  /** The first press sorts from the top down where that is what a person wants, as for scores. */
  readonly sortsFirst?: SortDirection;
  /** Numbers are aligned to the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** Contains actions of a row, which are not printed. */
  readonly isForActions?: true;
  /** A CSS width; without it the content decides. */
  readonly width?: string;
};

export type SortDirection = 'ascending' | 'descending';

export type Sort = { readonly columnId: string; readonly direction: SortDirection };
