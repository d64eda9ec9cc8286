import { expect, test } from 'vitest';
import { grainsOf, weightOf } from './grain-scale.ts';

test('duties, skills and what looks at the whole resume are told apart by their grains', () => {
  expect([0, 0.2, 0.71, 5].map((weight) => Math.round(grainsOf(weight)))).toEqual([0, 1, 2, 5]);
});

test('grains stand for the weight that they show', () => {
  for (const grains of [0, 0.5, 1, 2.5, 4, 5]) expect(grainsOf(weightOf(grains))).toBeCloseTo(grains, 1);
});
