import type { AnalysisRow } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { placesMoved, rankRows } from './rank-rows.ts';

const row = (id: string, score: number | null, more: Partial<AnalysisRow> = {}) =>
  ({ id, score, confidence: 0.9, group: 'talk-first', override: null, ...more }) as AnalysisRow;

test('groups stand in the order of what to do next, the best first in each', () => {
  const rows = [
    row('a', 40),
    row('b', 90, { group: 'missing-must' }),
    row('c', 70),
    row('d', null, { group: 'cannot-judge' }),
  ];
  expect(rankRows(rows).map(({ group, rows }) => [group, rows.map(({ id }) => id)])).toEqual([
    ['talk-first', ['c', 'a']],
    ['missing-must', ['b']],
    ['cannot-judge', ['d']],
  ]);
});

test('equal scores are ties, in an order that never changes', () => {
  const ranked = rankRows([row('b', 50), row('a', 50), row('c', 50, { confidence: 0.95 }), row('d', 49)]);
  expect(ranked[0]?.rows.map(({ id, isTied }) => [id, isTied])).toEqual([
    ['c', true],
    ['a', true],
    ['b', true],
    ['d', false],
  ]);
});

test('a score of a person goes before the computed one', () => {
  const rows = [row('a', 60), row('b', 20, { override: { score: 80, reason: 'I know her work' } })];
  expect(rankRows(rows)[0]?.rows.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('it can be said who moved how far', () => {
  const before = rankRows([row('a', 60), row('b', 50), row('c', 40)]);
  const after = rankRows([row('a', 30), row('b', 50), row('c', 40)]);
  expect([...placesMoved(before, after)]).toEqual([
    ['b', 1],
    ['c', 1],
    ['a', -2],
  ]);
});
