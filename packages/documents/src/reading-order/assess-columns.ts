import { areIsolated, buildRows, holdsRunningText, pairRows, type Row } from './rows.ts';
import type { Segment } from './segment.ts';
import { inOrderOfLength, longestLabel, middle, minRows } from './sides.ts';

/** A section of a page in two parts, to the left and to the right of `edge`. */
export type Division = {
  /** `columns` are read one after the other; `labels` are headings to the left of their text. */
  readonly kind: 'columns' | 'labels';
  readonly top: number;
  readonly bottom: number;
  readonly edge: number;
  readonly score: number;
};

/** Share of rows of the sparser side that align with a row of the other side, from which both may form one table. */
const tableShare = 0.8;

/** A date with a place or a degree below it. */
const rowsOfDates = 3;

/** Minimum number of rows next to a heading beside its section, as the median of a page's headings. */
const rowsOfSection = 3;

/**
 * Decides whether the segments left and right of an edge are two columns or labels with their text; `null` for a single
 * flow.
 */
export function assessColumns(
  left: readonly Segment[],
  right: readonly Segment[],
  edge: number,
): Division | null {
  const leftRows = buildRows(left);
  const rightRows = buildRows(right);
  if (leftRows.length < minRows || rightRows.length < minRows) return null;
  const shared = overlap(leftRows, rightRows);
  if (shared.bottom <= shared.top) return null;
  const kind = kindOf(leftRows, rightRows, shared);
  if (!kind) return null;
  return { kind, ...surround(leftRows, rightRows), edge, score: countBeside(leftRows, rightRows) };
}

function kindOf(leftRows: Row[], rightRows: Row[], shared: Extent): Division['kind'] | null {
  const [sparse, dense] = inOrderOfLength(leftRows, rightRows);
  if (areLabels(sparse, dense))
    return sparse === leftRows && areHeadings(leftRows, rightRows) ? 'labels' : null;
  const isShared = (row: Row) =>
    row.baseline >= shared.top - row.fontSize && row.baseline <= shared.bottom + row.fontSize;
  const rows = sparse.filter(isShared);
  const others = dense.filter(isShared);
  if (rows.length < minRows || others.length < minRows) return null;
  const pairs = pairRows(rows, others);
  if (pairs.length < tableShare * rows.length) return 'columns';
  if (holdsRunningText(rows) && holdsRunningText(others)) return 'columns';
  // Two dates in one row belong to two entries.
  return pairs.some(([row, other]) => row.hasYear && other.hasYear) ? 'columns' : null;
}

/** Number of rows of the sparser side that have a row next to them; lower if many have none. */
function countBeside(leftRows: Row[], rightRows: Row[]): number {
  const [sparse, dense] = inOrderOfLength(leftRows, rightRows);
  let index = 0;
  let count = 0;
  for (const row of sparse) {
    while ((dense[index]?.bottom ?? Infinity) <= row.top) index += 1;
    if ((dense[index]?.top ?? Infinity) < row.bottom) count += 1;
  }
  return count ** 2 / sparse.length;
}

/** Dates, places or headings, each next to an entry of several lines. */
function areLabels(rows: readonly Row[], entries: readonly Row[]): boolean {
  if (entries.length < 2 * rows.length || rows.some((row) => row.characters > longestLabel)) return false;
  return areIsolated(rows) || (rows.length <= rowsOfDates && rows.some((row) => row.hasYear));
}

/** Labels without digits that have whole sections next to them. */
function areHeadings(labels: readonly Row[], rows: readonly Row[]): boolean {
  const headings = labels.filter((label) => !label.hasDigit);
  const counts = headings.map((heading, index) => {
    const end = headings[index + 1]?.top ?? Infinity;
    return rows.filter((row) => row.bottom > heading.top && row.bottom < end).length;
  });
  counts.sort((a, b) => a - b);
  return (counts[Math.floor(counts.length / 2)] ?? 0) >= rowsOfSection;
}

type Extent = { readonly top: number; readonly bottom: number };

const overlap = (rows: readonly Row[], others: readonly Row[]): Extent => ({
  top: Math.max(rows[0]?.baseline ?? 0, others[0]?.baseline ?? 0),
  bottom: Math.min(rows.at(-1)?.baseline ?? 0, others.at(-1)?.baseline ?? 0),
});

function surround(rows: readonly Row[], others: readonly Row[]): Extent {
  let [top, bottom] = [Infinity, -Infinity];
  for (const row of [...rows, ...others]) {
    for (const segment of row.segments) {
      top = Math.min(top, middle(segment));
      bottom = Math.max(bottom, middle(segment));
    }
  }
  return { top, bottom };
}
