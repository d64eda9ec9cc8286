import type { DraftPiece } from '../assemble-document.ts';
import type { PieceLink } from '../links/piece-links.ts';
import { isRightToLeft, orderFromRight, toSpokenOrder } from './right-to-left.ts';
import type { PlacedRun, Segment } from './segment.ts';

/** A line of one block, its runs in reading order. */
export type PageLine = {
  readonly pieces: readonly DraftPiece[];
  readonly runs: readonly PlacedRun[];
  readonly baseline: number;
  readonly fontSize: number;
};

/** Minimum gap that is a space, in letter heights. */
const smallestSpace = 0.15;
const smallestTab = 1.2;
/** Runs that overlap and whose baselines differ by at most this, in letter heights, have the same baseline. */
const equalBaseline = 0.1;
/** Segments are on one line if their baselines are this close, in letter heights … */
const sameBaseline = 0.3;
/** … or if they overlap by this share of the smaller one's height and are side by side. */
const sharedHeight = 0.6;

/** Lines of one block from top to bottom; segments side by side form one line. */
export function buildLines(segments: readonly Segment[]): PageLine[] {
  const lines: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.slice(-2).find((candidate) => belongsTo(segment, candidate));
    if (line) line.push(segment);
    else lines.push([segment]);
  }
  return lines.map(createLine);
}

function belongsTo(segment: Segment, line: readonly Segment[]): boolean {
  const apart = (other: Segment) => Math.abs(segment.baseline - other.baseline) / smallerSize(segment, other);
  if (line.some((other) => apart(other) <= equalBaseline)) return true;
  if (!line.every((other) => standsBeside(segment, other))) return false;
  return line.some((other) => {
    if (apart(other) <= sameBaseline) return true;
    const shared = Math.min(segment.bottom, other.bottom) - Math.max(segment.top, other.top);
    return shared >= sharedHeight * Math.min(segment.bottom - segment.top, other.bottom - other.top);
  });
}

const smallerSize = (one: Segment, other: Segment): number => Math.min(one.fontSize, other.fontSize);

function standsBeside(segment: Segment, other: Segment): boolean {
  const overlap = 0.3 * segment.fontSize;
  return segment.left >= other.right - overlap || segment.right <= other.left + overlap;
}

function createLine(segments: readonly Segment[]): PageLine {
  const fromLeft = [...segments].sort((a, b) => a.left - b.left);
  const isFromRight = isRightToLeft(fromLeft.flatMap((segment) => segment.runs));
  const ordered = isFromRight ? orderFromRight(fromLeft, (segment) => segment.runs) : fromLeft;
  const pieces: DraftPiece[] = [];
  const runs: PlacedRun[] = [];
  for (const segment of ordered) {
    const before = runs.at(-1);
    const gap = before ? gapBetween(before, segment) : 0;
    const first = pieces.length;
    addSegment(segment, isFromRight, pieces, runs);
    const piece = pieces[first];
    if (before && piece) pieces[first] = behind(gap >= smallestTab ? '\t' : ' ', piece);
  }
  const largest = ordered.reduce((a, b) => (b.fontSize > a.fontSize ? b : a));
  return { pieces, runs, baseline: largest.baseline, fontSize: dominantSize(runs) };
}

/** In heights of the smaller letters, regardless of order. */
function gapBetween(before: PlacedRun, segment: Segment): number {
  const gap = Math.max(segment.left - before.right, before.left - segment.right);
  return gap / Math.min(segment.fontSize, before.fontSize);
}

function addSegment(segment: Segment, isFromRight: boolean, pieces: DraftPiece[], runs: PlacedRun[]): void {
  const space = spaceWithin(segment.runs);
  let previous: PlacedRun | null = null;
  for (const run of isFromRight ? orderFromRight(segment.runs, (one) => [one]) : segment.runs) {
    if (previous && isOverprint(run, previous)) continue;
    const isApart =
      previous !== null &&
      Math.max(run.left - previous.right, previous.left - run.right) > space * run.fontSize &&
      !previous.text.endsWith(' ') &&
      !run.text.startsWith(' ');
    const text = toSpokenOrder(run.text);
    if (!run.links) pieces.push({ text: isApart ? ` ${text}` : text, box: run.box });
    else {
      const piece = { text, box: run.box, links: spokenLinks(run, text) };
      pieces.push(isApart ? behind(' ', piece) : piece);
    }
    runs.push(run);
    previous = run;
  }
}

/** A piece with a prefix character. */
function behind(sign: string, piece: DraftPiece): DraftPiece {
  const { text, box, links } = piece;
  if (!links) return { text: sign + text, box };
  const shifted = links.map(({ start, end, target }) => ({ start: start + 1, end: end + 1, target }));
  return { text: sign + text, box, links: shifted };
}

/** The positions of a run's links after its letters are reordered to spoken order. */
function spokenLinks({ text, links = [] }: PlacedRun, spoken: string): readonly PieceLink[] {
  if (text === spoken) return links;
  return links.flatMap(({ start, end, target }) => {
    const words = toSpokenOrder(text.slice(start, end));
    const at = spoken.indexOf(words);
    return at < 0 ? [] : [{ start: at, end: at + words.length, target }];
  });
}

/** The same letters printed over themselves to look bold. */
function isOverprint(run: PlacedRun, previous: PlacedRun): boolean {
  return (
    run.text === previous.text &&
    Math.abs(run.left - previous.left) < 0.3 * run.fontSize &&
    run.right - previous.left > 0
  );
}

/**
 * Minimum gap, in letter heights, between two words. Letter-spaced text has gaps between letters, and wider ones
 * between words.
 */
function spaceWithin(runs: readonly PlacedRun[]): number {
  const letters = runs.filter((run) => run.text.trim().length === 1).length;
  if (letters < 4 || letters * 2 < runs.length) return smallestSpace;
  const gaps: number[] = [];
  for (let index = 1; index < runs.length; index += 1) {
    const [before, after] = [runs[index - 1], runs[index]];
    if (before && after) gaps.push((after.left - before.right) / after.fontSize);
  }
  gaps.sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(smallestSpace, median * 1.6 + 0.05);
}

function dominantSize(runs: readonly PlacedRun[]): number {
  const characters = new Map<number, number>();
  for (const { fontSize, text } of runs) {
    const size = Math.round(fontSize * 10) / 10;
    characters.set(size, (characters.get(size) ?? 0) + text.trim().length);
  }
  return [...characters].reduce((a, b) => (b[1] > a[1] ? b : a), [0, -1])[0];
}
