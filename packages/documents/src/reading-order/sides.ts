import type { Row } from './rows.ts';
import type { Segment } from './segment.ts';

export type Sides = { readonly left: readonly Segment[]; readonly right: readonly Segment[] };

/** Points. Minimum distance between text columns. */
export const narrowestGutter = 5;

/** Left edges that differ by less, in points, are one edge. */
export const sameEdge = 3;

export const minRows = 2;

export const longestLabel = 30;

export const middle = (segment: Segment): number => (segment.top + segment.bottom) / 2;

export const isLeftOf = (segment: Segment, edge: number): boolean => segment.right <= edge - narrowestGutter;

export const isRightOf = (segment: Segment, edge: number): boolean => segment.left >= edge - sameEdge;

export const inOrderOfLength = (rows: Row[], others: Row[]): [Row[], Row[]] =>
  rows.length <= others.length ? [rows, others] : [others, rows];
