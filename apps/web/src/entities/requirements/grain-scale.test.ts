import { expect, test } from 'vitest';
import { grainsOf, stepWeight, weightOf } from './grain-scale.ts';

test('duties, skills and whole-resume requirements are distinguished by their grains', () => {
  expect([0, 0.2, 0.71, 5].map((weight) => Math.round(grainsOf(weight)))).toEqual([0, 1, 2, 5]);
});

test('grains stand for the weight that they show', () => {
  for (const grains of [0, 0.5, 1, 2.5, 4, 5]) expect(grainsOf(weightOf(grains))).toBeCloseTo(grains, 1);
});

test('steps go from zero to the full scale and back through the same weights', () => {
  const up = [0];
  for (let steps = 0; steps < 12; steps += 1) up.push(stepWeight(up.at(-1) ?? 0, 1));
  const down = [5];
  for (let steps = 0; steps < 12; steps += 1) down.push(stepWeight(down.at(-1) ?? 0, -1));
  expect(new Set(up).size).toBe(11);
  expect([...new Set(down)].reverse()).toEqual([...new Set(up)]);
});

test('from between two steps a step goes to the next one', () => {
  const between = 0.62;
  expect(grainsOf(stepWeight(between, 1))).toBeCloseTo(2, 1);
  expect(grainsOf(stepWeight(between, -1))).toBeCloseTo(1.5, 1);
});
