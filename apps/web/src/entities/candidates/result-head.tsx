import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { firstDirection, type RowOrder, type RowSort } from './ranking/row-orders.ts';
import { resultsTexts } from './results-texts.ts';

/** Columns of the header and of every row on wide screens and on paper. */
export function resultColumns(hasMusts: boolean): string {
  return hasMusts
    ? 'lg:grid-cols-[1.5rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_10.5rem] print:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_3.5rem]'
    : 'lg:grid-cols-[1.5rem_minmax(0,5fr)_minmax(0,4fr)_10.5rem] print:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_3.5rem]';
}

type ResultHeadProps = {
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  /** A job without must-haves needs no column for them. */
  readonly hasMusts: boolean;
};

/** The headings of the columns, and which of them the rows are sorted by. */
export function ResultHead({ sort, onSort, hasMusts }: ResultHeadProps) {
  const { columns: texts } = useTexts(resultsTexts);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, it must say what it is
    <thead role="rowgroup" className="-mb-6 block not-print:max-lg:hidden">
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="row"
        className={classNames(
          'grid items-center gap-x-5 border-b border-rule px-4 py-1 text-13',
          resultColumns(hasMusts),
        )}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th role="columnheader" scope="col" className="print:hidden">
          <span className="sr-only">{texts.select}</span>
        </th>
        <SortedColumn order="name" label={texts.candidate} sort={sort} onSort={onSort} />
        {hasMusts && (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <th role="columnheader" scope="col" className="text-start font-medium text-quiet">
            {texts.musts}
          </th>
        )}
        <SortedColumn order="score" label={texts.score} sort={sort} onSort={onSort} />
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th role="columnheader" scope="col" className="text-start font-medium text-quiet">
          {texts.decision}
        </th>
      </tr>
    </thead>
  );
}

type SortedColumnProps = Pick<ResultHeadProps, 'sort' | 'onSort'> & {
  readonly order: RowOrder;
  readonly label: string;
};

function SortedColumn({ order, label, sort, onSort }: SortedColumnProps) {
  const direction = sort.order === order ? sort.direction : null;
  const Arrow = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className="text-start font-medium">
      <button
        type="button"
        onClick={() => onSort({ order, direction: direction === null ? firstDirection(order) : other })}
        className={classNames(
          '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 text-quiet transition-colors hover:text-ink pointer-coarse:min-h-11',
          direction && 'text-ink',
        )}
      >
        {label}
        <Arrow
          aria-hidden="true"
          className={classNames('size-3.5', !direction && 'opacity-60 print:hidden')}
        />
      </button>
    </th>
  );
}
