import type { JobRequirement } from '@winnow/contracts';
import { expect, test } from 'vitest';
import {
  addRequirement,
  applyEdits,
  asRequirementEdits,
  changeRequirement,
  hasEdits,
  noEdits,
  removeRequirement,
  restoreRequirement,
  understandAdded,
  weighTogether,
} from './requirement-edits.ts';

const requirement = (id: string): JobRequirement => ({
  id,
  kind: 'skill',
  text: id.toUpperCase(),
  must: false,
  overall: false,
  weight: 3,
  demand: { kind: 'other' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
});
const read = ['a', 'b', 'c'].map(requirement);
const added = (id: string, text: string) => ({ id, text, kind: 'other', must: false, weight: 3 }) as const;
const ids = (edits = noEdits, from = read) => applyEdits(from, edits).map(({ id }) => id);

test('without edits the text decides', () => {
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(hasEdits(noEdits)).toBe(false);
});

test('a change survives reading the text again', () => {
  const edits = changeRequirement(changeRequirement(noEdits, 'b', { must: true }), 'b', { weight: 5 });
  expect(applyEdits([requirement('x'), ...read], edits).find(({ id }) => id === 'b')).toMatchObject({
    must: true,
    weight: 5,
    text: 'B',
  });
});

test('a removed requirement does not return, and an added one stays at the end', () => {
  const edits = addRequirement(removeRequirement(noEdits, 'a'), added('new', 'Driving licence'));
  expect(ids(edits)).toEqual(['b', 'c', 'new']);
  expect(ids(restoreRequirement(edits, 'a'))).toEqual(['a', 'b', 'c', 'new']);
});

test('the overall fit is weighted down to zero as a whole, and back to its original weight', () => {
  const rows = applyEdits(read, noEdits).slice(0, 2);
  const muted = weighTogether(noEdits, rows, null);
  expect(applyEdits(read, muted).map(({ weight }) => weight)).toEqual([0, 0, 3]);
  const back = weighTogether(muted, rows, new Map([['a', 2.5]]));
  // The other one's earlier weight is unknown.
  expect(applyEdits(read, back).map(({ weight }) => weight)).toEqual([2.5, 1, 3]);
});

test('the request has ids for known requirements, and no empty lines', () => {
  const edits = addRequirement(addRequirement(noEdits, added('n1', 'Driving licence')), added('n2', '  '));
  expect(asRequirementEdits(applyEdits(read.slice(0, 1), edits))).toEqual([
    { id: 'a', kind: 'skill', text: 'A', must: false, weight: 3 },
    { kind: 'other', text: 'Driving licence', must: false, weight: 3 },
  ]);
});

test('places and terms of work are for candidates to answer and have no weight', () => {
  const rows = applyEdits(
    [
      { ...requirement('place'), demand: { kind: 'location', place: 'Tarn' } },
      { ...requirement('travel'), demand: { kind: 'other', logistics: 'travel' } },
      requirement('skill'),
    ],
    noEdits,
  );
  expect(rows.map(({ isScored }) => isScored)).toEqual([false, false, true]);
});

test('details found later for an added line stay with it, and restore no line', () => {
  const edits = addRequirement(noEdits, added('new', 'QuickBooks or Xero'));
  const known = understandAdded(edits, 'new', { kind: 'skill', weight: 0.8 });
  expect(applyEdits([], known)).toMatchObject([{ id: 'new', kind: 'skill', weight: 0.8, isNew: true }]);
  expect(understandAdded(noEdits, 'new', { kind: 'skill' })).toBe(noEdits);
});
