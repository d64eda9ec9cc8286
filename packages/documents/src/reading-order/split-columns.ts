import type { Division } from './assess-columns.ts';
import { type Budget, findDivision } from './find-division.ts';
import { buildRows, type Row } from './rows.ts';
import type { Segment } from './segment.ts';
import { isLeftOf, middle } from './sides.ts';

const deepestSplit = 24;
/** Maximum number of segments examined on one page, counted for each place where columns may part. */
const maxStyles = 300_000;
/** A name at the top in letters larger than the rest by this factor is read before the columns. */
const titleFactor = 1.35;
/** Letter heights of white space that end a title. */
const titleGap = 2.2;

/**
 * Splits a page into blocks in reading order: text across the columns first, then each column from top to bottom, left
 * before right, repeatedly. A column of dates or places stays with its entries.
 */
export function splitIntoBlocks(segments: readonly Segment[]): Segment[][] {
  const ordered = [...segments].sort((a, b) => middle(a) - middle(b));
  return split(ordered, 0, { textStyles: maxStyles });
}

/** Segments are sorted from top to bottom, here and below. */
function split(segments: readonly Segment[], depth: number, budget: Budget): Segment[][] {
  if (segments.length === 0) return [];
  const division = depth < deepestSplit ? findDivision(segments, budget) : null;
  if (!division) return [[...segments]];
  const parts =
    division.kind === 'columns' ? partColumns(segments, division) : partLabels(segments, division);
  return parts.flatMap((part) => split(part, depth + 1, budget));
}

function partColumns(segments: readonly Segment[], division: Division): Segment[][] {
  const { above, within, below } = cut(segments, division);
  const left = within.filter((segment) => isLeftOf(segment, division.edge));
  const right = within.filter((segment) => !isLeftOf(segment, division.edge));
  const title = above.length === 0 ? findTitle(right, left) : [];
  return [above, title, left, right.slice(title.length), below];
}

/** Splits headings from their sections: each heading, then the text next to it and below. */
function partLabels(segments: readonly Segment[], division: Division): Segment[][] {
  const { above, within, below } = cut(segments, division);
  const isHeading = (row: Row) => !row.hasDigit;
  const labels = buildRows(within.filter((segment) => isLeftOf(segment, division.edge))).filter(isHeading);
  const headings = new Set(labels.flatMap((row) => row.segments));
  const rest = within.filter((segment) => !headings.has(segment));
  const parts: Segment[][] = [above];
  let from = Number.NEGATIVE_INFINITY;
  for (const label of [...labels, null]) {
    const to = label ? label.top : Infinity;
    parts.push(rest.filter((segment) => segment.bottom > from && segment.bottom <= to));
    if (label) parts.push([...label.segments]);
    from = to;
  }
  return [...parts, below];
}

function cut(segments: readonly Segment[], { top, bottom }: Division) {
  return {
    above: segments.filter((segment) => middle(segment) < top),
    within: segments.filter((segment) => middle(segment) >= top && middle(segment) <= bottom),
    below: segments.filter((segment) => middle(segment) > bottom),
  };
}

/** The name and the text directly below it, if it tops the right column in much larger letters than all others. */
function findTitle(right: readonly Segment[], left: readonly Segment[]): Segment[] {
  const name = right[0];
  const largest = Math.max(0, ...sizes(left), ...sizes(right.slice(1)));
  if (!name || name.fontSize < titleFactor * largest || right.length < 3) return [];
  const title: Segment[] = [name];
  for (const segment of right.slice(1)) {
    const last = title.at(-1);
    if (!last || segment.baseline - last.baseline > titleGap * segment.fontSize) return title;
    title.push(segment);
  }
  return [];
}

const sizes = (segments: readonly Segment[]): number[] =>
  segments.map((segment) => segment.fontSize).slice(0, 10_000);
