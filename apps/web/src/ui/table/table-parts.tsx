import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Select } from '../inputs/select.tsx';
import { opensByPress } from '../lists/open-row.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import type { Column, Sort } from './column.ts';
import { nextSort } from './sort-rows.ts';

/*
 * In a narrow table, rows become cards. Their `display` removes the native table semantics, so every part sets its
 * role.
 */

export type TableProps<Row> = {
  /** What the table shows. */
  readonly caption: string;
  /** The caption is already above the table, as a heading. */
  readonly isCaptionHidden?: boolean;
  /** The first is each row's heading. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | null;
  readonly onSortChange?: (sort: Sort) => void;
};

/** Number of columns that need at least the width of a tablet. */
const many = 7;

/** The box by whose width rows become cards. */
export function containerOf(columns: readonly unknown[]): string {
  return columns.length < many ? '@container/few-columns' : '@container/many-columns';
}

type CaptionProps = { readonly caption: string; readonly isHidden: boolean };

export function TableCaption({ caption, isHidden }: CaptionProps) {
  return (
    <caption className={isHidden ? 'sr-only' : 'pb-3 text-start text-14 text-quiet cards:block'}>
      {caption}
    </caption>
  );
}

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSortChange: ((sort: Sort) => void) | undefined;
  readonly isSticky?: boolean;
};

const stickyHead = 'sticky top-0 z-10 bg-paper print:static';

export function TableHead<Row>({ columns, sort, onSortChange, isSticky = false }: TableHeadProps<Row>) {
  // Browsers repeat a table header on every printed page, but its buttons only on the first, so it is printed as text.
  const isPrinting = useIsPrinting();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" className={classNames('cards:hidden', isSticky && stickyHead)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" aria-rowindex={isSticky ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : null;
          const isSortable = column.sortValue && onSortChange;
          return (
            <th
              key={column.id}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              scope="col"
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              style={{ width: column.width }}
              className={classNames(
                'border-b border-rule px-3 py-1 text-13 font-medium text-quiet first:ps-2 last:pe-2 print:px-1.5',
                column.align === 'end' ? 'text-end' : 'text-start',
                column.isForActions && 'print:hidden',
              )}
            >
              {isSortable && !isPrinting ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(column, sort))}
                  className={classNames(
                    '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 transition-colors hover:text-ink pointer-coarse:min-h-11',
                    direction && 'text-ink',
                    column.align === 'end' && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <SortArrow direction={direction} />
                </button>
              ) : (
                `${column.header}${direction ? printedArrows[direction] : ''}`
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const printedArrows: Readonly<Record<Sort['direction'], string>> = { ascending: ' ↑', descending: ' ↓' };

function SortArrow({ direction }: { direction: Sort['direction'] | null }) {
  const Arrow = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow aria-hidden="true" className={classNames('size-3.5', !direction && 'opacity-60')} />;
}

type TableRowProps<Row> = {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly Column<Row>[];
  /** Its place among all rows, where not all are drawn: from 0. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
};

export function TableRow<Row>({ row, rowKey, columns, index, ref }: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="row"
      data-glide={rowKey}
      {...opensByPress}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
      className="group break-inside-avoid transition-colors has-[th_a]:cursor-pointer hover:bg-sunken cards:block cards:border-b cards:border-rule cards:py-2"
    >
      {columns.map((column, place) => {
        const Cell = place === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={place === 0 ? 'rowheader' : 'cell'}
            {...(place === 0 && { scope: 'row' })}
            className={classNames(
              'h-row border-b border-rule px-3 py-1.5 font-normal first:ps-2 last:pe-2 print:h-auto print:px-1.5',
              'cards:flex cards:h-auto cards:min-h-8 cards:items-center cards:justify-between cards:gap-4 cards:border-0 cards:px-2 cards:py-0.5 cards:text-start',
              column.align === 'end' ? 'text-end' : 'text-start',
              column.isForActions && 'print:hidden',
            )}
          >
            {place > 0 && (
              <span aria-hidden="true" className="hidden shrink-0 text-13 text-quiet cards:block">
                {column.header}
              </span>
            )}
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

type SortSelectProps<Row> = Omit<TableHeadProps<Row>, 'isSticky'>;

/** Sorting for cards, which have no headers to press. */
export function SortSelect<Row>({ columns, sort, onSortChange }: SortSelectProps<Row>) {
  const { sortBy, ascending, descending } = useUiTexts();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (!onSortChange || sortable.length === 0) return null;
  const choices = sortable.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { columnId: column.id, direction },
      value: `${column.id} ${direction}`,
      label: `${column.header}, ${direction === 'ascending' ? ascending : descending}`,
    })),
  );
  return (
    <Select
      label={sortBy}
      size="sm"
      className="mb-3 hidden cards:flex"
      options={choices}
      value={sort ? `${sort.columnId} ${sort.direction}` : ''}
      placeholder="–"
      onValueChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onSortChange(choice.sort);
      }}
    />
  );
}

/** The table element, which becomes a column of cards if it is narrow. */
export function TableElement({ children, rowCount }: { children: ReactNode; rowCount?: number }) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      className="w-full border-separate border-spacing-0 text-14 cards:block"
    >
      {children}
    </table>
  );
}
