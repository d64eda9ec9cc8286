import { useMemo, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useGlide } from '../lists/use-glide.ts';
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

/** Rows to compare. For more than a hundred of them see `VirtualTable`. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort = null,
  onSortChange,
}: TableProps<Row>) {
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const body = useRef<HTMLTableSectionElement>(null);
  useGlide(body, sorted);
  return (
    // Wide content, as with very large text, scrolls here and not with the page.
    <div
      className={classNames(containerOf(columns), 'overflow-x-auto overflow-y-hidden print:overflow-visible')}
    >
      <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />
      <TableElement>
        <TableCaption caption={caption} isHidden={isCaptionHidden} />
        <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
        {/* biome-ignore lint/a11y/noRedundantRoles: the parts of a table say their roles, see table-parts.tsx */}
        <tbody ref={body} role="rowgroup" className="cards:block">
          {sorted.map((row) => (
            <TableRow key={rowKey(row)} rowKey={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </TableElement>
    </div>
  );
}
