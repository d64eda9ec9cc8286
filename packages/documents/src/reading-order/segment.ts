import type { Box } from '@winnow/document-model';
import type { PieceLink } from '../links/piece-links.ts';

/** A run of text in its reading frame: rotated so that it reads from left to right. */
export type PlacedRun = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly fontSize: number;
  readonly bold: boolean;
  /** Position on the page as shown. */
  readonly box: Box;
  readonly links?: readonly PieceLink[];
};

/** Adjacent runs on a line with at most a word space between them. */
export type Segment = {
  readonly runs: readonly PlacedRun[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly fontSize: number;
};

/** Maximum difference of baselines on one line, as a share of the letter height. */
const sameBaseline = 0.15;
/** A wider gap, in letter heights, may separate columns. */
const widestWordGap = 0.9;

/** Joins runs into segments. Takes time proportional to n log n. */
export function buildSegments(runs: readonly PlacedRun[]): Segment[] {
  const segments: Segment[] = [];
  for (const row of groupByBaseline(runs)) {
    row.sort((a, b) => a.left - b.left);
    let current: PlacedRun[] = [];
    let right = Number.NEGATIVE_INFINITY;
    for (const run of row) {
      if (current.length > 0 && run.left - right > widestWordGap * run.fontSize) {
        segments.push(createSegment(current));
        current = [];
        right = Number.NEGATIVE_INFINITY;
      }
      current.push(run);
      right = Math.max(right, run.right);
    }
    if (current.length > 0) segments.push(createSegment(current));
  }
  return segments;
}

function groupByBaseline(runs: readonly PlacedRun[]): PlacedRun[][] {
  const rows: PlacedRun[][] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    if (row && run.baseline - baseline <= sameBaseline * run.fontSize) row.push(run);
    else {
      rows.push([run]);
      baseline = run.baseline;
    }
  }
  return rows;
}

function createSegment(runs: readonly PlacedRun[]): Segment {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let fontSize = 0;
  let baseline = 0;
  for (const run of runs) {
    left = Math.min(left, run.left);
    top = Math.min(top, run.top);
    right = Math.max(right, run.right);
    bottom = Math.max(bottom, run.bottom);
    if (run.fontSize > fontSize) ({ fontSize, baseline } = run);
  }
  return { runs, left, top, right, bottom, baseline, fontSize };
}
