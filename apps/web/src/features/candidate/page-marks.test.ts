import { expect, test } from 'vitest';
import type { Source } from '../../entities/analysis/source.ts';
import { marksOnPage } from './page-marks.ts';

const source = (id: string, page: number, ...boxes: [number, number, number, number][]) =>
  ({
    id,
    text: id,
    anchor: id,
    evidence: [{ start: 5, end: 9, page, boxes, quote: '' }],
  }) satisfies Source;

test('words with several facts are marked once', () => {
  const sources = [
    source('a', 1, [10, 20, 30, 32]),
    source('b', 1, [10.2, 20.1, 30, 32]),
    source('c', 2, [1, 2, 3, 4]),
  ];
  const marks = marksOnPage(sources, 1);
  expect(marks).toHaveLength(1);
  expect(marks[0]?.sources.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('evidence across two lines has two marks, starting at the first', () => {
  const marks = marksOnPage([source('a', 1, [10, 20, 90, 32], [10, 34, 40, 46])], 1);
  expect(marks.map(({ starts }) => starts)).toEqual([[5], []]);
});
