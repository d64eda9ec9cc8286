import type { DateRange } from '../dates/dates.ts';
import { couldBeName } from './employment.ts';
import type { Part } from './header-parts.ts';
import type { HeadingCandidate } from './heading-candidates.ts';

/** The lines of one position's heading, by index. */
export type PositionHeading = {
  readonly first: number;
  readonly last: number;
  /** `null` for a heading without dates. */
  readonly range: DateRange | null;
};

const complete = (parts: readonly Part[]): boolean => {
  const named = parts.filter(
    (part) =>
      part.kind !== 'place' &&
      part.kind !== 'function' &&
      (part.kind !== 'unknown' || (part.skill !== 'knowledge' && couldBeName(part))),
  );
  return named.some((part) => part.kind === 'title') && named.length >= 2;
};

/** Maximum distance of a heading's lines from its dates. */
const headingReach = 4;

/**
 * The headings of the positions among the lines of a section, in text order. Dates are their anchors: from each, the
 * heading grows over neighboring lines that could belong to it, first to the side on which this resume has titles and
 * employers. `undated` says whether headings without dates count.
 */
export function findHeadings(
  candidates: readonly HeadingCandidate[],
  undated: 'with-undated' | 'dated-only',
): readonly PositionHeading[] {
  const anchors = candidates.flatMap((candidate, index) => (candidate.range ? [index] : []));
  const downward = datesComeFirst(candidates, anchors);
  const headings: PositionHeading[] = [];
  let free = 0;
  for (const [order, anchor] of anchors.entries()) {
    const bounds = { from: free, to: anchors[order + 1] ?? candidates.length, downward };
    const { first, last } = growHeading(candidates, anchor, bounds);
    headings.push({ first, last, range: candidates[anchor]?.range ?? null });
    free = last + 1;
  }
  if (undated === 'dated-only') return headings;
  return [...headings, ...undatedHeadings(candidates, headings)].sort((a, b) => a.first - b.first);
}

type Bounds = { readonly from: number; readonly to: number; readonly downward: boolean };

function growHeading(
  candidates: readonly HeadingCandidate[],
  anchor: number,
  { from, to, downward }: Bounds,
): { first: number; last: number } {
  let [first, last] = [anchor, anchor];
  const rankOf = (index: number) => candidates[index]?.rank ?? 0;
  const isComplete = () =>
    complete(candidates.slice(first, last + 1).flatMap((candidate) => candidate.parts));
  // "Nurse, Ward Seven" seems complete until a line below names the hospital.
  const lacksEmployer = () => !candidates.slice(first, last + 1).some(namesEmployer);
  const isWanted = (index: number) =>
    !isComplete() || (lacksEmployer() && isEmployerAlone(candidates[index]));
  const up = (min: 1 | 2) => {
    const canGrow = () => first > from && anchor - first < headingReach && !candidates[first - 1]?.range;
    while (canGrow() && rankOf(first - 1) >= min && isWanted(first - 1)) first -= 1;
  };
  const down = (min: 1 | 2) => {
    const canGrow = () =>
      last + 1 < to && last - anchor < headingReach && (downward || !endsBlock(candidates, last, anchor));
    const isFree = () => downward || !isHeadOfNext(candidates, last + 1);
    while (canGrow() && rankOf(last + 1) >= min && isFree() && isWanted(last + 1)) last += 1;
  };
  if (downward) {
    down(1);
    up(2);
    if (!isComplete()) first = blockAbove(candidates, first, Math.max(from, anchor - headingReach)) ?? first;
  } else {
    up(1);
    down(2);
  }
  return { first, last };
}

const namesEmployer = ({ parts }: HeadingCandidate): boolean =>
  parts.some((part) => part.kind === 'organization' && part.certainty >= 0.6);

const isEmployerAlone = (candidate: HeadingCandidate | undefined): boolean =>
  candidate !== undefined &&
  candidate.range === null &&
  namesEmployer(candidate) &&
  !candidate.parts.some((part) => part.kind === 'title');

/** The start of the lines directly above that follow a blank line and may all be names: an employer over its dates. */
function blockAbove(candidates: readonly HeadingCandidate[], first: number, from: number): number | null {
  for (let index = first - 1; index >= from; index -= 1) {
    const candidate = candidates[index];
    if (!candidate || candidate.rank === 0 || candidate.range) return null;
    if (candidate.line.gapBefore) return startsBlock(candidates[first]) ? null : index;
  }
  return null;
}

/** Dates alone directly below a line, and dated lines after a blank line, belong to the text above. */
function endsBlock(candidates: readonly HeadingCandidate[], last: number, anchor: number): boolean {
  if (last !== anchor || candidates[anchor]?.parts.length !== 0 || startsBlock(candidates[anchor]))
    return false;
  const next = candidates.slice(anchor + 1, anchor + 1 + headingReach);
  const end = next.findIndex((candidate, index) => index > 0 && startsBlock(candidate));
  const block = end < 0 ? next : next.slice(0, end);
  return startsBlock(next[0]) && block.some(({ range }) => range !== null);
}

/** A line directly above a line with only dates is the heading of those dates. */
function isHeadOfNext(candidates: readonly HeadingCandidate[], index: number): boolean {
  const next = candidates[index + 1];
  return next?.range != null && !next.range.single && next.parts.length === 0;
}

/** Whether this resume puts dates above their entries. */
function datesComeFirst(candidates: readonly HeadingCandidate[], anchors: readonly number[]): boolean {
  let votes = 0;
  for (const anchor of anchors) {
    if (complete(candidates[anchor]?.parts ?? [])) continue;
    const [isFirst, isLast] = [startsBlock(candidates[anchor]), startsBlock(candidates[anchor + 1])];
    // With a blank line on one side only, the dates belong to the other side.
    const below = isLast && !isFirst ? 0 : weightOf(candidates[anchor + 1]);
    const above = isFirst && !isLast ? 0 : weightOf(candidates[anchor - 1]);
    votes += below - above;
  }
  return votes > 0;
}

const startsBlock = (candidate: HeadingCandidate | undefined): boolean =>
  candidate === undefined || candidate.line.gapBefore;

const weightOf = (candidate: HeadingCandidate | undefined): number =>
  candidate === undefined || candidate.range || candidate.parts.length === 0 ? 0 : candidate.rank;

/** Headings without dates: neighboring lines that certainly contain a title and an employer. */
function undatedHeadings(
  candidates: readonly HeadingCandidate[],
  headings: readonly PositionHeading[],
): readonly PositionHeading[] {
  const taken = new Set(
    headings.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
  const found: PositionHeading[] = [];
  for (let index = 0; index < candidates.length; index += 1) {
    if (taken.has(index) || candidates[index]?.rank !== 2) continue;
    let last = index;
    while (last - index < 2 && candidates[last + 1]?.rank === 2 && !taken.has(last + 1)) last += 1;
    found.push({ first: index, last, range: null });
    index = last;
  }
  return found;
}
