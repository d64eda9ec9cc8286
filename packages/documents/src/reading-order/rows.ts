import type { Segment } from './segment.ts';

/** The segments on one baseline of one column. */
export type Row = {
  readonly baseline: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly characters: number;
  readonly hasYear: boolean;
  readonly hasDigit: boolean;
  readonly segments: readonly Segment[];
};

/** Maximum difference of baselines in one row, in letter heights. */
const sameRow = 0.22;
/** Maximum distance, in letter heights, of rows that form a paragraph. */
const paragraphPitch = 1.8;
/** Minimum length of a paragraph line, as opposed to a list of dates and places. */
const paragraphCharacters = 25;
const paragraphRows = 2;

/** Joins segments with nearly the same baseline into rows, from the top down. */
export function buildRows(segments: readonly Segment[]): Row[] {
  const groups: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const group = groups.at(-1);
    if (group?.[0] && segment.baseline - group[0].baseline <= sameRow * segment.fontSize) group.push(segment);
    else groups.push([segment]);
  }
  return groups.map(createRow);
}

function createRow(segments: readonly Segment[]): Row {
  const text = segments.flatMap((segment) => segment.runs.map((run) => run.text)).join(' ');
  const [first] = segments;
  return {
    baseline: first?.baseline ?? 0,
    top: segments.reduce((min, segment) => Math.min(min, segment.top), Infinity),
    bottom: segments.reduce((max, segment) => Math.max(max, segment.bottom), -Infinity),
    fontSize: segments.reduce((max, segment) => Math.max(max, segment.fontSize), 0),
    characters: text.length,
    hasYear: /\b(?:19|20)\d\d\b/.test(text),
    hasDigit: /\d/.test(text),
    segments,
  };
}

/** Pairs of rows on one baseline. Both lists must be in order from top to bottom. */
export function pairRows(rows: readonly Row[], others: readonly Row[]): [Row, Row][] {
  const pairs: [Row, Row][] = [];
  let index = 0;
  for (const row of rows) {
    const tolerance = sameRow * row.fontSize;
    while ((others[index]?.baseline ?? Infinity) < row.baseline - tolerance) index += 1;
    const other = others[index];
    if (other && other.baseline <= row.baseline + tolerance) pairs.push([row, other]);
  }
  return pairs;
}

/** Whether lines of a certain length follow one another closely, as in a paragraph. */
export function holdsRunningText(rows: readonly Row[]): boolean {
  let length = 0;
  let previous: Row | null = null;
  for (const row of rows) {
    const isClose = previous !== null && row.baseline - previous.baseline < paragraphPitch * row.fontSize;
    const isLong = row.characters >= paragraphCharacters && !row.hasYear;
    length = isLong ? (isClose ? length + 1 : 1) : 0;
    if (length >= paragraphRows) return true;
    previous = row;
  }
  return false;
}

/** Whether few rows follow closely on another one. */
export function areIsolated(rows: readonly Row[]): boolean {
  let close = 0;
  let previous: Row | null = null;
  for (const row of rows) {
    if (previous && row.baseline - previous.baseline < paragraphPitch * row.fontSize) close += 1;
    previous = row;
  }
  return close * 5 <= rows.length;
}
