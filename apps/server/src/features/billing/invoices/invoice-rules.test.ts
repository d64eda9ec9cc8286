import { expect, test } from 'vitest';
import { vatIn } from './invoice-rules.ts';

test.each([
  [3_900, 1_900, 623],
  [3_900, 0, 0],
  [1_250, 810, 94],
  [1, 2_500, 0],
  [3, 2_500, 1],
])('for %d with VAT of %d hundredths of a percent, %d is tax', (amount, rate, vat) => {
  expect(vatIn(amount, rate)).toBe(vat);
});
