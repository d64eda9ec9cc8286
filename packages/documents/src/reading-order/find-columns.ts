import { areIsolated, buildRows, holdsRunningText, pairRows, type Row } from './rows.ts';
import type { Segment } from './segment.ts';

/** A stretch of a page in two parts, to the left and to the right of `edge`. */
export type Division = {
  /** `columns` are read one after the other; `labels` are headings that stand beside what they head. */
  readonly kind: 'columns' | 'labels';
  readonly top: number;
  readonly bottom: number;
  readonly edge: number;
  readonly score: number;
};

/** Points. Text columns stand at least so far apart. */
const narrowestGutter = 5;
/** Left edges that differ by less, in points, are one edge. */
const sameEdge = 3;
const fewestRows = 2;
/** When so many rows of the sparser side stand on a row of the other, the two may be one table. */
const tableShare = 0.8;
/** From this share on, headings are looked for that span two columns without reaching over both. */
const gridShare = 0.6;
const longestLabel = 30;
/** A date with a place or a degree below it. */
const rowsOfDates = 3;
/** A heading beside its section has at least so many rows next to it, in the middle of a page's headings. */
const rowsOfSection = 3;
/** Letter heights between a heading and what it heads. */
const widestHeadingGap = 3.5;

export const middle = (segment: Segment): number => (segment.top + segment.bottom) / 2;
export const isLeftOf = (segment: Segment, edge: number): boolean => segment.right <= edge - narrowestGutter;
const isRightOf = (segment: Segment, edge: number): boolean => segment.left >= edge - sameEdge;

/** Bounds the work of one page; when it is spent, the rest is read line by line. */
export type Budget = { looks: number };

/** The best way to part a page, or `null` where it is read line by line. Segments come from top to bottom. */
export function findDivision(segments: readonly Segment[], budget: Budget): Division | null {
  let best: Division | null = null;
  for (const edge of [...findLeftEdges(segments), ...findGutters(segments)]) {
    budget.looks -= segments.length;
    if (budget.looks < 0) return null;
    for (const { left, right, overhangs } of findStretches(segments, edge)) {
      const division = assess(left, right, edge);
      if (!division) continue;
      const score = division.score / (1 + overhangs);
      if (!best || score > best.score) best = { ...division, score };
    }
  }
  return best;
}

/** Where at least two lines begin, from left to right, without the leftmost edge of all. */
function findLeftEdges(segments: readonly Segment[]): number[] {
  const lefts = segments.map((segment) => segment.left).sort((a, b) => a - b);
  const leftmost = lefts[0] ?? 0;
  const edges: number[] = [];
  for (let index = 1; index < lefts.length; index += 1) {
    const left = lefts[index] ?? 0;
    const previous = lefts[index - 1] ?? 0;
    const isNew = left - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdge;
    if (isNew && left - previous <= sameEdge && previous > leftmost + sameEdge) edges.push(previous);
  }
  return edges;
}

/** Points. Gutters are looked for in strips of this width. */
const strip = 2;
const widestPage = 20_000;
const mostGutters = 20;
/** At most this share of what the fullest strip holds reaches into a gutter: headings that span it. */
const gutterShare = 0.3;

/** Right ends of the strips of the page that hardly any segment reaches into, for columns without a straight edge. */
function findGutters(segments: readonly Segment[]): number[] {
  const start = segments.reduce((least, segment) => Math.min(least, segment.left), Infinity);
  const end = segments.reduce((most, segment) => Math.max(most, segment.right), -Infinity);
  if (!(end - start < widestPage)) return [];
  const changes = new Int32Array(Math.ceil((end - start) / strip) + 2);
  const stripOf = (x: number): number => Math.floor((x - start) / strip);
  for (const { left, right } of segments) {
    changes[stripOf(left)] = (changes[stripOf(left)] ?? 0) + 1;
    changes[stripOf(right) + 1] = (changes[stripOf(right) + 1] ?? 0) - 1;
  }
  let count = 0;
  const counts = changes.map((change) => {
    count += change;
    return count;
  });
  const few = gutterShare * counts.reduce((most, value) => Math.max(most, value), 0);
  const gutters: number[] = [];
  let least = Infinity;
  let edge = 0;
  for (const [index, value] of counts.entries()) {
    if (value > few) {
      if (least < Infinity && edge > 0 && gutters.length < mostGutters) gutters.push(start + edge * strip);
      least = Infinity;
    } else if (value <= least) {
      least = value;
      edge = index + 1;
    }
  }
  return gutters;
}

type Stretch = {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  /** How many of the two lines that bound it reach just over the edge, as if the edge were at the wrong place. */
  readonly overhangs: number;
};

/** Stretches of the page in which no segment crosses `edge` and no heading spans both sides. */
function* findStretches(segments: readonly Segment[], edge: number): Generator<Stretch> {
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

/** Points that the end of a line of a column lies behind a wrong edge. */
const widestOverhang = 30;
/** Letter heights between lines that belong together. */
const closeLines = 2.2;
const paragraphPitch = 1.6;

function countOverhangs(left: readonly Segment[], bounds: readonly (Segment | null)[], edge: number): number {
  return bounds.filter((bound) => {
    if (!bound) return false;
    const over = bound.right - edge;
    const isLeftLine = over < widestOverhang && edge - bound.left > 4 * Math.max(over, narrowestGutter);
    const reach = closeLines * bound.fontSize;
    return isLeftLine && left.some((segment) => Math.abs(segment.baseline - bound.baseline) <= reach);
  }).length;
}

type Sides = { readonly left: readonly Segment[]; readonly right: readonly Segment[] };

/** The last lines of a paragraph above two columns may be so short that they seem to be of the left one. */
function withoutHead(
  left: readonly Segment[],
  right: readonly Segment[],
  above: Segment | null,
): readonly Segment[] {
  const start = right.reduce((least, segment) => Math.min(least, segment.top), Infinity);
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

/** Lines below the shorter column that belong to what follows: at most so many, after a gap wider than usual. */
const longestTail = 5;
const tailGap = 1.2;
/** A heading is nearer to what it heads than to what is above it by this factor at least. */
const nearer = 0.6;

/**
 * Two columns often end in a heading, perhaps with a title and a date, that stands below the left one and goes with
 * the wide line after it. Such a tail is left out of the column.
 */
function withoutTail(left: readonly Segment[], right: readonly Segment[], below: Segment | null): Sides {
  if (!below || left.length === 0 || right.length === 0) return { left, right };
  const end = right.reduce((most, segment) => Math.max(most, segment.bottom), -Infinity);
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

/** In a grid of cards, a heading has nothing beside it, and the cards below it begin on one line. */
function splitAtHeadings(left: readonly Segment[], right: readonly Segment[]): Sides[] {
  if (left.length < fewestRows || right.length < fewestRows) return [];
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

/** Headings among `rows` that have nothing beside them and stand right above two cards. */
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

const inOrderOfLength = (rows: Row[], others: Row[]): [Row[], Row[]] =>
  rows.length <= others.length ? [rows, others] : [others, rows];

function assess(left: readonly Segment[], right: readonly Segment[], edge: number): Division | null {
  const leftRows = buildRows(left);
  const rightRows = buildRows(right);
  if (leftRows.length < fewestRows || rightRows.length < fewestRows) return null;
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
  if (rows.length < fewestRows || others.length < fewestRows) return null;
  const pairs = pairRows(rows, others);
  if (pairs.length < tableShare * rows.length) return 'columns';
  if (holdsRunningText(rows) && holdsRunningText(others)) return 'columns';
  // Two dates on a row belong to two entries.
  return pairs.some(([row, other]) => row.hasYear && other.hasYear) ? 'columns' : null;
}

/** How many rows of the sparser side have something beside them, less where many have nothing. */
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

/** Dates, places or headings, each beside an entry of several lines. */
function areLabels(rows: readonly Row[], entries: readonly Row[]): boolean {
  if (entries.length < 2 * rows.length || rows.some((row) => row.characters > longestLabel)) return false;
  return areIsolated(rows) || (rows.length <= rowsOfDates && rows.some((row) => row.hasYear));
}

/** Labels without digits that have whole sections beside them. */
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
