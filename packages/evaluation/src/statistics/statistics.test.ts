import { describe, expect, test } from 'vitest';
import { mean, share, spearman, weightedKappa } from './agreement.ts';
import { bootstrap } from './bootstrap.ts';
import { foldsOf } from './folds.ts';

describe('weighted kappa', () => {
  test('is 1 for equal grades, 0 for chance agreement, and negative for contradiction', () => {
    expect(weightedKappa([0, 0.5, 1], [0, 0.5, 1])).toBe(1);
    expect(weightedKappa([0, 0, 1, 1], [0, 1, 0, 1])).toBeCloseTo(0);
    expect(weightedKappa([0, 1], [1, 0])).toBe(-1);
  });

  test('counts a near miss as half a miss', () => {
    const labeled = [1, 1, 0, 0];
    const given = [1, 0.5, 0, 0];
    // Chance: of 16 pairs, 1–0: 2·2, 1–.5: 2·1, 1–1: 0, 0–1: 2·1, 0–.5: 2·1, 0–0: 0 → (4 + 1 + 2 + 1) / 4 = 2.
    expect(weightedKappa(labeled, given)).toBeCloseTo(1 - 0.5 / 2);
  });

  test('has no value if all grades are equal', () => {
    expect(weightedKappa([1, 1], [1, 1])).toBeNull();
    expect(weightedKappa([], [])).toBeNull();
  });
});

describe('rank correlation', () => {
  test('depends only on the order, with shared ranks for ties', () => {
    expect(spearman([1, 2, 30], [5, 6, 7])).toBe(1);
    expect(spearman([3, 2, 1], [5, 6, 7])).toBe(-1);
    // Ranks 1.5 1.5 3 against 1 2 3: 1.5 / √(1.5 · 2).
    expect(spearman([4, 4, 9], [1, 2, 3])).toBeCloseTo(1.5 / Math.sqrt(3));
    expect(spearman([4, 4, 4], [1, 2, 3])).toBeNull();
  });
});

describe('an interval', () => {
  const items = Array.from({ length: 100 }, (_, index) => Number(index < 80));

  test('contains the figure, is the same each time, and is narrow for many items', () => {
    const interval = bootstrap(items, mean);
    expect(interval).toEqual(bootstrap(items, mean));
    // By the normal approximation .8 ± 1.96 · √(.8 · .2 / 100) = .72 to .88.
    expect(interval?.from).toBeCloseTo(0.72, 1);
    expect(interval?.to).toBeCloseTo(0.88, 1);
  });

  test('is null for a single item', () => {
    expect(bootstrap([1], mean)).toBeNull();
  });
});

test('every item is tested once, and never by a model fitted on it', () => {
  const items = Array.from({ length: 23 }, (_, index) => index);
  const folds = foldsOf(items, 10);
  expect(folds).toHaveLength(10);
  expect(folds.flatMap(({ held }) => held).toSorted((a, b) => a - b)).toEqual(items);
  for (const { others, held } of folds) {
    expect(others.length + held.length).toBe(items.length);
    expect(others.filter((item) => held.includes(item))).toEqual([]);
  }
});

test('a share of nothing is null', () => {
  expect(share([], () => true)).toBeNull();
  expect(share([1, 2, 3, 4], (value) => value > 3)).toBe(0.25);
});
