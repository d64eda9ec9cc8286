import type { Column, Sort } from './column.ts';

/** The rows in the order of a sort; equal rows keep the order they came in. Without a sort, as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** The sort after a press on a column's header: its first direction, then the other. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null): Sort {
  const first = column.sortsFirst ?? 'ascending';
  if (sort?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
