import type { ReviewMark } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { agreementOf, type MarkedAlike } from './agreement.ts';

const marked = (score: number | null, ...marks: ReviewMark[]): MarkedAlike => ({
  score,
  marks,
  requirements: marks.map(() => ({})),
  verdicts: {},
});

const times = (count: number, candidate: MarkedAlike) => Array.from({ length: count }, () => candidate);

test('κ is hidden below 20 pairs of marks, and shown from there on', () => {
  const few = [...times(10, marked(70, 'yes', 'yes')), ...times(9, marked(40, 'no', 'maybe'))];
  expect(agreementOf(few)).toMatchObject({ pairs: 19, samePairs: 10, kappa: null, absence: 'few-pairs' });
  const enough = agreementOf([...few, marked(50, 'maybe', 'maybe')]);
  expect(enough).toMatchObject({ pairs: 20, samePairs: 11, absence: null });
  expect(enough.kappa?.method).toBe('cohen-linear');
});

test('for two reviewers a neighboring mark is half an agreement', () => {
  const near = agreementOf([...times(10, marked(1, 'yes', 'yes')), ...times(10, marked(1, 'no', 'maybe'))]);
  const far = agreementOf([...times(10, marked(1, 'maybe', 'maybe')), ...times(10, marked(1, 'no', 'yes'))]);
  expect(near.kappa?.value).toBeCloseTo(0.5, 10);
  expect(far.kappa?.value).toBeCloseTo(0, 10);
});

test('three reviewers of seven candidates are 21 pairs, and Fleiss’ κ', () => {
  const agreement = agreementOf([
    ...times(3, marked(80, 'yes', 'yes', 'yes')),
    ...times(4, marked(30, 'no', 'no', 'maybe')),
  ]);
  expect(agreement).toMatchObject({ pairs: 21, samePairs: 13, kappa: { method: 'fleiss' } });
});

test('one reviewer agrees with nobody, and where all marks are the same chance explains all', () => {
  expect(agreementOf(times(30, marked(80, 'yes')))).toMatchObject({ pairs: 0, absence: 'one-reviewer' });
  expect(agreementOf(times(30, marked(80, 'yes', 'yes')))).toMatchObject({
    samePairs: 30,
    kappa: null,
    absence: 'same-marks',
  });
  expect(agreementOf([])).toMatchObject({ pairs: 0, absence: 'one-reviewer' });
});

test('with the score: of candidates told apart, how often the better mark went to the higher score', () => {
  const { withScore } = agreementOf([
    marked(90, 'yes', 'no'),
    marked(60, 'maybe', 'yes'),
    marked(60, 'no', 'no'),
    marked(null, 'no', 'no'),
  ]);
  // Pairs of 90 and 60: agreement twice for the first reviewer; disagreement and a tie for the second. Equal scores
  // don't count.
  expect(withScore).toEqual({ pairs: 3, agreeing: 2 });
});

test('with the verdicts: a mark of a requirement that says the same, “can’t tell” for not found', () => {
  const { withVerdicts } = agreementOf([
    {
      score: 50,
      marks: ['yes', 'no'],
      requirements: [{ sql: 'met', german: 'cannot-tell', gone: 'met' }, { sql: 'partly' }],
      verdicts: { sql: 'met', german: 'not-found' },
    },
  ]);
  expect(withVerdicts).toEqual({ marks: 3, same: 2 });
});
