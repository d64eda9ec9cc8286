import type { CandidateFacts } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { correctionsOf, draftOf, faultyDates } from './fact-draft.ts';

const facts = {
  name: { value: 'Ada Miller', evidence: [] },
  place: null,
  positions: [
    { title: 'Miller', organization: null, start: '2019', end: 'present', months: 10, evidence: [] },
  ],
  skills: [{ id: 'milling', name: 'Milling', showing: 'used', months: null, evidence: [] }],
} as unknown as CandidateFacts;

test('what is left as it was corrects nothing', () => {
  expect(correctionsOf(facts, draftOf(facts))).toEqual({});
});

test('what is changed is all that is sent', () => {
  const draft = draftOf(facts);
  const [position] = draft.positions;
  const changed = {
    ...draft,
    skills: 'Milling\n Baking \n',
    positions: position ? [{ ...position, end: '2024-05' }] : [],
  };
  expect(correctionsOf(facts, changed)).toEqual({
    skills: ['Milling', 'Baking'],
    positions: [{ title: 'Miller', organization: null, start: '2019', end: '2024-05' }],
  });
  expect(correctionsOf(facts, { ...draft, name: ' ' })).toEqual({ name: null });
});

test.each([
  ['2024', true],
  ['2024-13', false],
  ['May 2024', false],
  ['', true],
])('a position that begins in "%s" can be kept: %s', (start, isFine) => {
  const draft = draftOf(facts);
  const positions = draft.positions.map((position) => ({ ...position, start }));
  expect(faultyDates({ ...draft, positions }).size === 0).toBe(isFine);
});
