import { expect, test } from 'vitest';
import { idsToReview, queueAt } from './review-queue.ts';

const row = (id: string, decision: 'yes' | 'no' | null = null) => ({ id, decision });

test('a review starts with undecided candidates, in list order', () => {
  expect(idsToReview([], [row('a'), row('b', 'yes'), row('c')])).toEqual(['a', 'c']);
});

test('positions stay fixed during a review; new candidates come last, deleted ones are gone', () => {
  const rows = [row('new'), row('c', 'no'), row('a', 'yes')];
  expect(idsToReview(['a', 'b', 'c'], rows)).toEqual(['a', 'c', 'new']);
});

test('each candidate has a position and neighbors', () => {
  const rows = [row('a', 'yes'), row('b'), row('c')];
  expect(queueAt('b', ['a', 'b', 'c'], rows)).toEqual({
    ids: ['a', 'b', 'c'],
    place: 2,
    left: 2,
    nextId: 'c',
    previousId: 'a',
    nextUndecidedId: 'c',
  });
});

test('skipped candidates come after the last one, then none', () => {
  const ids = ['a', 'b', 'c'];
  expect(queueAt('c', ids, [row('a'), row('b', 'yes'), row('c')])).toMatchObject({
    nextId: null,
    nextUndecidedId: 'a',
  });
  expect(queueAt('c', ids, [row('a', 'yes'), row('b', 'yes'), row('c')]).nextUndecidedId).toBeNull();
});

test('a candidate outside the review has no position, and the next is the first of the review', () => {
  expect(queueAt('z', ['a', 'b'], [row('a'), row('b'), row('z', 'no')])).toMatchObject({
    place: null,
    previousId: null,
    nextId: 'a',
    nextUndecidedId: 'a',
  });
});
