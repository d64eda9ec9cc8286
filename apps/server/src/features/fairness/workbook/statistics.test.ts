import { expect, test } from 'vitest';
import { compareProportions, fisherTwoSided, medianOf, rateOf, type Share } from './statistics.ts';

const share = (selected: number, of: number): Share => ({ selected, of });

test('matches callbacks of Bertrand and Mullainathan (2004): 235 and 157 of 2,435 resumes each', () => {
  const [white, black] = [share(235, 2435), share(157, 2435)];
  expect(rateOf(white)).toBeCloseTo(0.0965, 4);
  expect(rateOf(black)).toBeCloseTo(0.0645, 4);
  expect(rateOf(black) / rateOf(white)).toBeCloseTo(0.668, 3);
  const compared = compareProportions(white, black);
  expect(compared?.z).toBeCloseTo(4.108, 3);
  expect(compared?.p).toBeCloseTo(3.98e-5, 7);
  expect(fisherTwoSided(white, black)).toBeCloseTo(4.76e-5, 5);
});

test.each([
  ['the lady tasting tea, who names 3 of 4 cups', share(3, 4), share(1, 4), 0.4857142857],
  ['the lady tasting tea, who names all', share(4, 4), share(0, 4), 0.0285714286],
  ['dizygotic and monozygotic twins of criminals', share(2, 17), share(10, 13), 0.0005367241],
  ['equal shares', share(5, 10), share(5, 10), 1],
  ['nobody', share(0, 10), share(0, 20), 1],
])('the exact test of Fisher: %s', (_, one, other, p) => {
  expect(fisherTwoSided(one, other)).toBeCloseTo(p, 9);
  expect(fisherTwoSided(other, one)).toBeCloseTo(p, 9);
});

test('the exact test is symmetric in groups and outcomes', () => {
  for (const [a, n, b, m] of [
    [1, 12, 9, 15],
    [30, 400, 60, 350],
    [0, 60, 20, 100],
  ] as const) {
    const p = fisherTwoSided(share(a, n), share(b, m));
    expect(fisherTwoSided(share(n - a, n), share(m - b, m))).toBeCloseTo(p, 10);
    expect(p).toBeGreaterThan(0);
    expect(p).toBeLessThanOrEqual(1);
  }
});

test.each([
  [1.959963985, 0.05],
  [2.575829304, 0.01],
  [3.290526731, 0.001],
  [0.6744897502, 0.5],
])('a difference of z = %d has the p of the tables of the normal distribution', (z, p) => {
  // Groups so large that a share can represent any z.
  const size = 1e12;
  const distance = z * Math.sqrt(0.5 / size);
  const compared = compareProportions(
    share((0.5 + distance / 2) * size, size),
    share((0.5 - distance / 2) * size, size),
  );
  expect(compared?.z).toBeCloseTo(z, 3);
  expect(compared?.p).toBeCloseTo(p, 4);
});

test('returns no comparison if all or none were selected', () => {
  expect(compareProportions(share(0, 10), share(0, 12))).toBeNull();
  expect(compareProportions(share(10, 10), share(12, 12))).toBeNull();
});

test('the median is the middle value, or the mean of two', () => {
  expect(medianOf([90, 80, 70, 60, 50, 85, 65, 55, 45, 40, 95, 75, 52, 51, 30])).toBe(60);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([])).toBeNull();
});
