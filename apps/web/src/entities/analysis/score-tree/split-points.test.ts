import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPoints } from './split-points.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test('the tenths go to the parts that lost the most', () => {
  expect(splitPoints([0.34, 0.33, 0.33], 1)).toEqual([0.4, 0.3, 0.3]);
  expect(splitPoints([1.26, 0.04], 1.3)).toEqual([1.3, 0]);
});

test('the shown points add up, and each differs by at most a tenth', () => {
  const points = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(points, (given) => {
      const sum = Math.round(10 * sumOf(given)) / 10;
      const shown = splitPoints(given, sum);
      expect(sumOf(shown)).toBeCloseTo(sum, 6);
      shown.forEach((each, place) => {
        expect(Math.abs(each - (given[place] ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9);
      });
    }),
  );
});
