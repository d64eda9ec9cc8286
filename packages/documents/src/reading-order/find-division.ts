import { assessColumns, type Division } from './assess-columns.ts';
import { findGutters, findLeftEdges } from './find-edges.ts';
import { findStretches } from './find-stretches.ts';
import type { Segment } from './segment.ts';

/** Limits the work for one page; when it is used up, the rest is read line by line. */
export type Budget = { textStyles: number };

/** The best way to divide a page, or `null` to read it line by line. Segments are sorted from top to bottom. */
export function findDivision(segments: readonly Segment[], budget: Budget): Division | null {
  let best: Division | null = null;
  for (const edge of [...findLeftEdges(segments), ...findGutters(segments)]) {
    budget.textStyles -= segments.length;
    if (budget.textStyles < 0) return null;
    for (const { left, right, overhangs } of findStretches(segments, edge)) {
      const division = assessColumns(left, right, edge);
      if (!division) continue;
      const score = division.score / (1 + overhangs);
      if (!best || score > best.score) best = { ...division, score };
    }
  }
  return best;
}
