import { expect, test } from 'vitest';
import { scoredMusts } from './candidate-groups.ts';

test('a place or travel requirement, which is never scored, does not count among the must-haves', () => {
  const skill = { must: true, credit: 0 };
  const optional = { must: false, credit: 1 };
  const travel = { must: true, credit: null };
  expect(scoredMusts([skill, optional, travel])).toEqual([skill]);
});
