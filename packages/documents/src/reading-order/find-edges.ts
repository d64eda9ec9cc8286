import type { Segment } from './segment.ts';
import { sameEdge } from './sides.ts';

/** Points. Width of the strips in which gutters are searched. */
const strip = 2;

const widestPage = 20_000;

const maxGutters = 20;

/** Maximum share of the fullest strip's content that reaches into a gutter, such as headings that span it. */
const gutterShare = 0.3;

/** Positions where at least two lines start, from left to right, except the leftmost of all. */
export function findLeftEdges(segments: readonly Segment[]): number[] {
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

/** Right ends of the strips that few segments reach into, for columns without a straight edge. */
export function findGutters(segments: readonly Segment[]): number[] {
  const start = segments.reduce((min, segment) => Math.min(min, segment.left), Infinity);
  const end = segments.reduce((max, segment) => Math.max(max, segment.right), -Infinity);
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
  const few = gutterShare * counts.reduce((max, value) => Math.max(max, value), 0);
  const gutters: number[] = [];
  let min = Infinity;
  let edge = 0;
  for (const [index, value] of counts.entries()) {
    if (value > few) {
      if (min < Infinity && edge > 0 && gutters.length < maxGutters) gutters.push(start + edge * strip);
      min = Infinity;
    } else if (value <= min) {
      min = value;
      edge = index + 1;
    }
  }
  return gutters;
}
