import type { AnalysisRow } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { placesMoved, rankRows } from './rank-rows.ts';

const row = (id: string, score: number | null, more: Partial<AnalysisRow> = {}) =>
  ({ id, score, confidence: 0.9, group: 'talk-first', override: null, verdicts: [], ...more }) as AnalysisRow;

test('groups are in the order of next steps, with the best candidates first in each', () => {
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

test('equal scores are ties with a stable order', () => {
  const ranked = rankRows([row('b', 50), row('a', 50), row('c', 50, { confidence: 0.95 }), row('d', 49)]);
  expect(ranked[0]?.rows.map(({ id, isTied }) => [id, isTied])).toEqual([
    ['c', true],
    ['a', true],
    ['b', true],
    ['d', false],
  ]);
});

test('a person’s score takes precedence over the computed one', () => {
  const rows = [row('a', 60), row('b', 20, { override: { score: 80, reason: 'I know her work' } })];
  expect(rankRows(rows)[0]?.rows.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('moves of candidates and their distance are reported', () => {
  const before = rankRows([row('a', 60), row('b', 50), row('c', 40)]);
  const after = rankRows([row('a', 30), row('b', 50), row('c', 40)]);
  expect([...placesMoved(before, after)]).toEqual([
    ['b', 1],
    ['c', 1],
    ['a', -2],
  ]);
});

const alphabetical = { order: 'name', direction: 'ascending' } as const;

test('groups stay, and each is sorted by the selected column; rows without a value are last in both directions', () => {
  const rows = [
    row('a', 90, { experienceMonths: 12 }),
    row('b', 80, { experienceMonths: null }),
    row('c', 70, { experienceMonths: 120 }),
    row('d', 99, { experienceMonths: 200, group: 'missing-must' }),
  ];
  const ids = (direction: 'ascending' | 'descending') =>
    rankRows(rows, { sort: { order: 'experience', direction }, isAnonymous: true }).map((group) =>
      group.rows.map(({ id }) => id),
    );
  expect(ids('descending')).toEqual([['c', 'a', 'b'], ['d']]);
  expect(ids('ascending')).toEqual([['a', 'c', 'b'], ['d']]);
});

test('names are sorted as shown, so that a hidden name is not revealed by its position', () => {
  const rows = [
    row('a', 1, { alias: 'Candidate 20', candidateName: 'Ada' }),
    row('b', 2, { alias: 'Candidate 3', candidateName: 'Zoe' }),
  ];
  const ids = (isAnonymous: boolean) =>
    rankRows(rows, { sort: alphabetical, isAnonymous })[0]?.rows.map(({ id }) => id);
  expect(ids(true)).toEqual(['b', 'a']);
  expect(ids(false)).toEqual(['a', 'b']);
});

test('ties follow the sort column, and start at their first row', () => {
  const rows = [
    row('a', 90, { confidence: 0.5 }),
    row('b', 80, { confidence: 0.5 }),
    row('c', 80, { confidence: 0.4 }),
  ];
  const ties = (order: 'score' | 'confidence' | 'judged') =>
    rankRows(
      rows.map((each) => ({ ...each, judgedAt: '2026-01-01T00:00:00Z' })),
      { sort: { order, direction: 'descending' }, isAnonymous: true },
    )[0]?.rows.map(
      ({ id, isTied, isTieStart }) => `${id}${isTied ? ' tied' : ''}${isTieStart ? ' first' : ''}`,
    );
  expect(ties('score')).toEqual(['a', 'b tied first', 'c tied']);
  expect(ties('confidence')).toEqual(['a tied first', 'b tied', 'c']);
  expect(ties('judged')).toEqual(['a', 'b', 'c']);
});

test('a person’s own score counts in the order, also if the computed one is missing', () => {
  const rows = [row('a', 90), row('b', 10, { override: { score: 95, reason: 'Met' } }), row('c', null)];
  expect(rankRows(rows)[0]?.rows.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('no candidate is below a lower score without an explanation', () => {
  const must = { requirementId: 'r', kind: 'skill', overall: false, must: true, weight: 1 } as const;
  const partly = { ...must, status: 'partly', credit: 0.5 } as const;
  const missing = { ...must, status: 'not-met', credit: 0 } as const;
  const met = { ...must, status: 'met', credit: 1 } as const;
  const notScored = { ...must, status: 'not-found', credit: null } as const;
  const rows = [
    row('top', 50, { verdicts: [met, met] }),
    row('partly', 70, { group: 'ask-first', verdicts: [met, partly, partly, notScored] }),
    row('unsure', 60, { group: 'ask-first', confidence: 0.4, verdicts: [met] }),
    row('lower', 40, { group: 'ask-first', verdicts: [partly] }),
    row('by hand', 30, { group: 'ask-first', verdicts: [met], override: { score: 90, reason: 'Met her' } }),
    row('lacks', 45, { group: 'missing-must', verdicts: [missing, partly] }),
    row('none', null, { group: 'cannot-judge' }),
  ];
  const reasons = rankRows(rows).flatMap((group) => group.rows.map(({ id, heldBackBy }) => [id, heldBackBy]));
  expect(Object.fromEntries(reasons)).toEqual({
    top: [],
    'by hand': [{ code: 'computed-score' }],
    partly: [{ code: 'partly', count: 2 }],
    unsure: [{ code: 'low-confidence' }],
    lower: [],
    lacks: [
      { code: 'not-met', count: 1 },
      { code: 'partly', count: 1 },
    ],
    none: [],
  });
});
