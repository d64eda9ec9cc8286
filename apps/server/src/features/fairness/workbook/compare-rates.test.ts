import { expect, test } from 'vitest';
import { compareRates, type ShownShare } from './compare-rates.ts';

const share = (selected: number | null, of: number | null): ShownShare => ({ selected, of });
const compare = (...shares: ShownShare[]) => compareRates('hired', shares);

test('divides each rate by the highest and flags ratios below four fifths', () => {
  const [one, other] = compare(share(157, 2435), share(235, 2435));
  expect(other).toMatchObject({ isHighest: true, impactRatio: 1, fisherP: null, gap: null });
  expect(one).toMatchObject({ isHighest: false, isBelowFourFifths: true, gap: null });
  expect(one?.impactRatio).toBeCloseTo(0.668, 3);
  expect(one?.z).toBeCloseTo(-4.108, 3);
  expect(one?.zP).toBeCloseTo(3.98e-5, 7);
  expect(one?.fisherP).toBeCloseTo(4.76e-5, 7);
});

test('exactly four fifths is not below', () => {
  expect(compare(share(48, 60), share(60, 60))[0]).toMatchObject({
    impactRatio: 0.8,
    isBelowFourFifths: false,
  });
  expect(compare(share(47, 60), share(60, 60))[0]).toMatchObject({ isBelowFourFifths: true });
});

test('a category without selected people has a ratio of 0 and a p-value', () => {
  const [none] = compare(share(0, 60), share(20, 100));
  expect(none).toMatchObject({ impactRatio: 0, isBelowFourFifths: true });
  expect(none?.fisherP).toBeCloseTo(4.1915e-5, 8);
});

test('skips hidden numbers, small groups, groups below 2 % and tables without selected people', () => {
  const hidden = compare(share(null, 40), share(null, null), share(5, 9), share(10, 30));
  expect(hidden.map(({ gap }) => gap)).toEqual(['too-few', 'too-few', 'too-few', null]);
  expect(hidden.map(({ rate }) => rate)).toEqual([null, null, null, 10 / 30]);
  const small = compare(share(10, 10), share(100, 1000));
  expect(small.map(({ gap }) => gap)).toEqual(['left-out', null]);
  // Its rate is shown, but it is not the one that others are compared with.
  expect(small[0]).toMatchObject({ rate: 1, impactRatio: null });
  expect(small[1]).toMatchObject({ isHighest: true });
  expect(compare(share(0, 20), share(0, 30)).map(({ gap }) => gap)).toEqual([
    'none-selected',
    'none-selected',
  ]);
  expect(compare()).toEqual([]);
});
