import { expect, test } from 'vitest';
import { addMonth, periodAfter } from './billing-rules.ts';
import { moneyInWords } from './money-in-words.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
])('a month after %s is %s', (from, to) => {
  expect(addMonth(day(from))).toEqual(day(to));
});

test('months in which nothing ran are not billed', () => {
  expect(periodAfter(day('2026-01-10'), day('2026-05-11'))).toEqual({
    start: day('2026-05-10'),
    end: day('2026-06-10'),
  });
});

test.each([
  [3_900, 'EUR', '€39.00'],
  [500, 'JPY', '¥500'],
  [12_345, 'KWD', 'KWD 12.345'],
])('%d of %s is %s', (amount, currency, words) => {
  expect(moneyInWords(amount, currency).replace('\u00a0', ' ')).toBe(words);
});
