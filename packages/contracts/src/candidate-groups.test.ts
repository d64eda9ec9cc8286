import { expect, test } from 'vitest';
import { scoredMusts } from './candidate-groups.ts';

test('a place or travel, which is never scored, is none of the must-haves that are counted', () => {
  const skill = { must: true, credit: 0 };
  const optional = { must: false, credit: 1 };
  const travel = { must: true, credit: null };
  expect(scoredMusts([skill, optional, travel])).toEqual([skill]);
});
