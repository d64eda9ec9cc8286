import type { Segment } from './segment.ts';

/** Points. Text columns stand at least so far apart. */
const narrowestGutter = 5;
/** Left edges that differ by less, in points, are one edge. */
const sameEdge = 3;
/** At least so many rows on either side make a pair of columns. */
const fewestRows = 2;
/** Baselines that differ by less, in letter heights, make one row. */
const sameRow = 0.22;
/** When so many rows of the sparser side stand on a row of the other, the two are one table, not two columns. */
const tableShare = 0.8;
/** Columns that happen to stand on the same rows are told by lines of running text on both sides. */
const runningTextCharacters = 28;
const runningTextRows = 4;
const deepestSplit = 16;

type Columns = {
  readonly above: Segment[];
  readonly left: Segment[];
  readonly right: Segment[];
  readonly below: Segment[];
};

/**
 * Parts a page into blocks in reading order: what spans the columns first, then each column from top to bottom,
 * left before right, again and again. A column of dates or places beside its entries stays with them.
 */
export function splitIntoBlocks(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  const columns = depth < deepestSplit ? findColumns(segments) : null;
  if (!columns) return [[...segments]];
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => splitIntoBlocks(part, depth + 1));
}

type Candidate = {
  readonly top: number;
  readonly bottom: number;
  readonly edge: number;
  readonly score: number;
};

function findColumns(segments: readonly Segment[]): Columns | null {
  const ordered = [...segments].sort((a, b) => middle(a) - middle(b));
  let best: Candidate | null = null;
  for (const edge of findLeftEdges(segments)) {
    for (const candidate of findIntervals(ordered, edge)) {
      if (!best || candidate.score > best.score) best = candidate;
    }
  }
  if (!best) return null;
  const { top, bottom, edge } = best;
  const columns: Columns = { above: [], left: [], right: [], below: [] };
  for (const segment of ordered) {
    const y = middle(segment);
    if (y < top) columns.above.push(segment);
    else if (y > bottom) columns.below.push(segment);
    else if (isLeftOf(segment, edge)) columns.left.push(segment);
    else columns.right.push(segment);
  }
  return columns;
}

const middle = (segment: Segment): number => (segment.top + segment.bottom) / 2;
const isLeftOf = (segment: Segment, edge: number): boolean => segment.right <= edge - narrowestGutter;
const isRightOf = (segment: Segment, edge: number): boolean => segment.left >= edge - sameEdge;

/** Where at least two lines begin, from left to right, without the leftmost edge of all. */
function findLeftEdges(segments: readonly Segment[]): number[] {
  const lefts = segments.map((segment) => segment.left).sort((a, b) => a - b);
  const edges: number[] = [];
  for (let index = 1; index < lefts.length; index += 1) {
    const left = lefts[index] ?? 0;
    const previous = lefts[index - 1] ?? 0;
    const last = edges.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (left - previous <= sameEdge && left - last > sameEdge && previous > (lefts[0] ?? 0) + sameEdge)
      edges.push(previous);
  }
  return edges;
}

/** Stretches of the page where no segment crosses `edge` and both sides read as columns. */
function* findIntervals(ordered: readonly Segment[], edge: number): Generator<Candidate> {
  let left: Segment[] = [];
  let right: Segment[] = [];
  for (const segment of [...ordered, null]) {
    if (segment && isLeftOf(segment, edge)) left.push(segment);
    else if (segment && isRightOf(segment, edge)) right.push(segment);
    else {
      const candidate = assessColumns(left, right, edge);
      if (candidate) yield candidate;
      left = [];
      right = [];
    }
  }
}

function assessColumns(left: readonly Segment[], right: readonly Segment[], edge: number): Candidate | null {
  if (left.length < fewestRows || right.length < fewestRows) return null;
  const leftRows = buildRows(left);
  const rightRows = buildRows(right);
  if (leftRows.length < fewestRows || rightRows.length < fewestRows) return null;
  const [sparse, dense] = leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  if (shareOnRowsOf(sparse, dense) >= tableShare && !(isRunningText(sparse) && isRunningText(dense)))
    return null;

  const top = Math.min(extremes(left).top, extremes(right).top);
  const bottom = Math.max(extremes(left).bottom, extremes(right).bottom);
  const shared =
    Math.min(extremes(left).bottom, extremes(right).bottom) -
    Math.max(extremes(left).top, extremes(right).top);
  if (shared <= 0) return null;
  const gutter = leftmost(right) - rightmost(left);
  return { top, bottom, edge, score: shared + gutter };
}

function extremes(segments: readonly Segment[]): { top: number; bottom: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (const segment of segments) {
    top = Math.min(top, middle(segment));
    bottom = Math.max(bottom, middle(segment));
  }
  return { top, bottom };
}

const leftmost = (segments: readonly Segment[]): number =>
  segments.reduce((least, segment) => Math.min(least, segment.left), Infinity);
const rightmost = (segments: readonly Segment[]): number =>
  segments.reduce((most, segment) => Math.max(most, segment.right), -Infinity);

type Row = { readonly baseline: number; readonly fontSize: number; characters: number };

function buildRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    const characters = segment.runs.reduce((length, run) => length + run.text.length, 0);
    if (last && segment.baseline - last.baseline <= sameRow * segment.fontSize) last.characters += characters;
    else rows.push({ baseline: segment.baseline, fontSize: segment.fontSize, characters });
  }
  return rows;
}

/** The share of `rows` that stand on the baseline of one of `others`; both are in order. */
function shareOnRowsOf(rows: readonly Row[], others: readonly Row[]): number {
  let matches = 0;
  let index = 0;
  for (const { baseline, fontSize } of rows) {
    const tolerance = sameRow * fontSize;
    while ((others[index]?.baseline ?? Infinity) < baseline - tolerance) index += 1;
    if ((others[index]?.baseline ?? Infinity) <= baseline + tolerance) matches += 1;
  }
  return matches / rows.length;
}

/** Whether lines of some length follow one another closely, as in a paragraph. */
function isRunningText(rows: readonly Row[]): boolean {
  let longest = 0;
  let length = 0;
  let previous: Row | null = null;
  for (const row of rows) {
    const isClose = previous !== null && row.baseline - previous.baseline < 1.8 * row.fontSize;
    const isLong = row.characters >= runningTextCharacters;
    length = isLong ? (isClose ? length + 1 : 1) : 0;
    longest = Math.max(longest, length);
    previous = row;
  }
  return longest >= runningTextRows;
}
