import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useGlide } from '../lists/use-glide.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { sortRows } from './sort-rows.ts';
import {
  containerOf,
  SortSelect,
  TableCaption,
  TableElement,
  TableHead,
  type TableProps,
  TableRow,
} from './table-parts.tsx';

type VirtualTableProps<Row> = TableProps<Row> & {
  /** A CSS height: the rows scroll inside it. */
  readonly height: string;
};

/** Estimated height of rows that have not been rendered yet, in the comfortable density. */
const guessedRowHeight = 52;

/** A table for thousands of rows that renders only the visible ones; all are printed. */
export function VirtualTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort = null,
  onSortChange,
  height,
}: VirtualTableProps<Row>) {
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const scroller = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => guessedRowHeight,
    overscan: 8,
    getItemKey: (index) => {
      const row = sorted[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  useGlide(body, sorted);
  const isPrinting = useIsPrinting();
  const inSight = virtual.getVirtualItems();
  const drawn = isPrinting ? sorted.map((row, index) => ({ index, key: rowKey(row) })) : inSight;
  const above = isPrinting ? 0 : (inSight[0]?.start ?? 0);
  const below = isPrinting ? 0 : virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  return (
    <div className={containerOf(columns)}>
      <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />
      <section
        ref={scroller}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it without a wheel
        tabIndex={0}
        style={{ height }}
        className="overflow-auto print:h-auto! print:overflow-visible"
      >
        <TableElement rowCount={sorted.length}>
          <TableCaption caption={caption} isHidden={isCaptionHidden} />
          <TableHead columns={columns} sort={sort} onSortChange={onSortChange} isSticky />
          {/* biome-ignore lint/a11y/noRedundantRoles: the parts of a table say their roles, see table-parts.tsx */}
          <tbody ref={body} role="rowgroup" className="cards:block">
            <Gap height={above} columnCount={columns.length} />
            {drawn.map(({ index, key }) => {
              const row = sorted[index];
              if (row === undefined) return null;
              return (
                <TableRow
                  key={key}
                  ref={virtual.measureElement}
                  rowKey={rowKey(row)}
                  row={row}
                  columns={columns}
                  index={index}
                />
              );
            })}
            <Gap height={below} columnCount={columns.length} />
          </tbody>
        </TableElement>
      </section>
    </div>
  );
}

/** Takes the space of the rows that are not rendered. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <tr aria-hidden="true" className="cards:block">
      <td colSpan={columnCount} style={{ height }} className="p-0 cards:block" />
    </tr>
  );
}
