import { expect, test } from 'vitest';
import { moneyInWords } from './money-in-words.ts';

test.each([
  [3_900, 'EUR', '€39.00'],
  [500, 'JPY', '¥500'],
  [12_345, 'KWD', 'KWD 12.345'],
])('%d of %s is %s', (amount, currency, words) => {
  expect(moneyInWords(amount, currency).replace('\u00a0', ' ')).toBe(words);
});
