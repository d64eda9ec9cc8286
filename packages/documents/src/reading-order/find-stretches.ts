import { buildRows, pairRows, type Row } from './rows.ts';
import type { Segment } from './segment.ts';
import {
  inOrderOfLength,
  isLeftOf,
  isRightOf,
  longestLabel,
  middle,
  minRows,
  narrowestGutter,
  type Sides,
  sameEdge,
} from './sides.ts';

/** Minimum share of aligned rows for which headings that span two columns without crossing the gutter are searched. */
const gridShare = 0.6;

/** Letter heights between a heading and its content. */
const widestHeadingGap = 3.5;

/** Points by which the end of a column's line may extend past a misplaced edge. */
const widestOverhang = 30;

/** Letter heights between lines that belong together. */
const closeLines = 2.2;

const paragraphPitch = 1.6;

/**
 * Maximum number of lines below the shorter column that belong to the following content, after a larger gap than usual.
 */
const longestTail = 5;

const tailGap = 1.2;

/** A heading is closer to its content than to the text above it by at least this factor. */
const nearer = 0.6;

export type Stretch = {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  /** How many of the two adjacent lines reach just over the edge, which suggests that the edge is misplaced. */
  readonly overhangs: number;
};

/** Sections of the page in which no segment crosses `edge` and no heading spans both sides. */
export function* findStretches(segments: readonly Segment[], edge: number): Generator<Stretch> {
  let left: Segment[] = [];
  let right: Segment[] = [];
  let bound: Segment | null = null;
  for (const segment of [...segments, null]) {
    if (segment && isLeftOf(segment, edge)) left.push(segment);
    else if (segment && isRightOf(segment, edge)) right.push(segment);
    else {
      const overhangs = countOverhangs(left, [bound, segment], edge);
      const sides = withoutTail(withoutHead(left, right, bound), right, segment);
      for (const part of splitAtHeadings(sides.left, sides.right)) yield { ...part, overhangs };
      left = [];
      right = [];
      bound = segment;
    }
  }
}

function countOverhangs(left: readonly Segment[], bounds: readonly (Segment | null)[], edge: number): number {
  return bounds.filter((bound) => {
    if (!bound) return false;
    const over = bound.right - edge;
    const isLeftLine = over < widestOverhang && edge - bound.left > 4 * Math.max(over, narrowestGutter);
    const reach = closeLines * bound.fontSize;
    return isLeftLine && left.some((segment) => Math.abs(segment.baseline - bound.baseline) <= reach);
  }).length;
}

/** The last lines of a paragraph above two columns may be so short that they seem to belong to the left column. */
function withoutHead(
  left: readonly Segment[],
  right: readonly Segment[],
  above: Segment | null,
): readonly Segment[] {
  const start = right.reduce((min, segment) => Math.min(min, segment.top), Infinity);
  let last = above;
  let count = 0;
  for (const segment of left) {
    if (!last || segment.bottom > start || !continuesParagraph(segment, last)) break;
    last = segment;
    count += 1;
  }
  return left.slice(count);
}

function continuesParagraph(segment: Segment, above: Segment): boolean {
  const isSameSize = Math.abs(segment.fontSize - above.fontSize) <= 0.05 * above.fontSize;
  const isBelow = segment.baseline - above.baseline <= paragraphPitch * above.fontSize;
  return isSameSize && isBelow && Math.abs(segment.left - above.left) <= sameEdge;
}

/**
 * Two columns often end in a heading, perhaps with a title and a date, that is below the left one and belongs to the
 * wide line after it. Leaves such a tail out of the column.
 */
function withoutTail(left: readonly Segment[], right: readonly Segment[], below: Segment | null): Sides {
  if (!below || left.length === 0 || right.length === 0) return { left, right };
  const end = right.reduce((max, segment) => Math.max(max, segment.bottom), -Infinity);
  const rows = buildRows(left);
  const pitches = rows.map((row, index) => row.baseline - (rows[index - 1]?.baseline ?? row.baseline));
  const usual = pitches.slice(1).sort((a, b) => a - b)[Math.floor((pitches.length - 1) / 2)] ?? 0;
  const start = rows.findIndex((row, index) => {
    const pitch = pitches[index] ?? 0;
    if (index === 0 || row.top < end) return false;
    return (
      pitch > usual * tailGap || (index === rows.length - 1 && below.baseline - row.baseline < pitch * nearer)
    );
  });
  const tail = start < 0 ? [] : rows.slice(start);
  const last = tail.at(-1);
  if (!last || tail.length > longestTail) return { left, right };
  const reach = Math.max(closeLines * last.fontSize, (pitches.at(-1) ?? 0) * nearer);
  if (below.baseline - last.baseline > reach) return { left, right };
  const moved = new Set(tail.flatMap((row) => row.segments));
  return { left: left.filter((segment) => !moved.has(segment)), right };
}

/** Splits a grid of cards at headings with nothing next to them, below which cards begin on one line. */
function splitAtHeadings(left: readonly Segment[], right: readonly Segment[]): Sides[] {
  if (left.length < minRows || right.length < minRows) return [];
  const leftRows = buildRows(left);
  const rightRows = buildRows(right);
  const [sparse, dense] = inOrderOfLength(leftRows, rightRows);
  const isGrid = pairRows(sparse, dense).length >= gridShare * sparse.length;
  const headings = isGrid
    ? [...findSpanningHeadings(leftRows, rightRows), ...findSpanningHeadings(rightRows, leftRows)]
    : [];
  headings.sort((a, b) => a.top - b.top);
  const stretches: Sides[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const heading of [...headings, null]) {
    const to = heading?.top ?? Infinity;
    const isWithin = (segment: Segment) => middle(segment) > from && middle(segment) < to;
    stretches.push({ left: left.filter(isWithin), right: right.filter(isWithin) });
    from = heading?.bottom ?? Infinity;
  }
  return stretches;
}

/** Headings among `rows` that have nothing next to them and are directly above two cards. */
function findSpanningHeadings(rows: readonly Row[], others: readonly Row[]): Row[] {
  const headings: Row[] = [];
  let index = 0;
  for (const [position, row] of rows.entries()) {
    while ((others[index]?.bottom ?? Infinity) < row.top) index += 1;
    const beside = others[index];
    const below = rows[position + 1];
    if (!beside || !below || index === 0 || row.characters > longestLabel) continue;
    const isAlone = beside.top > row.bottom;
    const isNear = below.baseline - row.baseline < widestHeadingGap * below.fontSize;
    if (isAlone && isNear && pairRows([below], [beside]).length > 0) headings.push(row);
  }
  return headings;
}
