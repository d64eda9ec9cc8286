import type { MatchFinding } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { marksOnPage } from './page-marks.ts';

const finding = (id: string, page: number, ...boxes: [number, number, number, number][]) =>
  ({
    requirement: { id },
    evidence: [{ start: 5, end: 9, page, boxes, quote: '' }],
  }) as unknown as MatchFinding;

test('words that speak for several requirements are marked once', () => {
  const findings = [
    finding('a', 1, [10, 20, 30, 32]),
    finding('b', 1, [10.2, 20.1, 30, 32]),
    finding('c', 2, [1, 2, 3, 4]),
  ];
  const marks = marksOnPage(findings, 1);
  expect(marks).toHaveLength(1);
  expect(marks[0]?.requirements.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('evidence over two lines is two strokes, and begins at the first', () => {
  const marks = marksOnPage([finding('a', 1, [10, 20, 90, 32], [10, 34, 40, 46])], 1);
  expect(marks.map(({ starts }) => starts)).toEqual([[5], []]);
});
