import { expect, test } from 'vitest';
import { type Example, fitOdds, likelihoods } from './proportional-odds.ts';

/** A feature that predicts the grade, and one that predicts the opposite. */
const examples: readonly Example[] = Array.from({ length: 60 }, (_, at) => {
  const reported = at / 59;
  const grade = reported > 0.7 ? 2 : reported > 0.4 ? 1 : 0;
  return { signs: [reported, 1 - reported], grade, weight: 1 };
});

test('the likelihoods follow the predictive feature, in order', () => {
  const model = fitOdds(examples, 1);
  const [weak, middle, strong] = [0.1, 0.55, 0.95].map((reported) =>
    likelihoods(model, [reported, 1 - reported]),
  );
  expect(weak?.[0]).toBeLessThan(0.5);
  expect(middle?.[0]).toBeGreaterThan(0.5);
  expect(middle?.[1]).toBeLessThan(0.5);
  expect(strong?.[1]).toBeGreaterThan(0.5);
});

test('a feature with the opposite effect gets no weight', () => {
  expect(fitOdds(examples, 1).weights[1]).toBe(0);
});

test('the same examples give the same model', () => {
  expect(fitOdds(examples, 3)).toEqual(fitOdds(examples, 3));
});
