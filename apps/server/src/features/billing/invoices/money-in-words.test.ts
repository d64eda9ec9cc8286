import { expect, test } from 'vitest';
import { moneyInWords } from './money-in-words.ts';

test.each([
  [3_900, 'EUR', 'en', '€39.00'],
  [500, 'JPY', 'en', '¥500'],
  [12_345, 'KWD', 'en', 'KWD 12.345'],
  [3_900, 'EUR', 'de', '39,00 €'],
  [3_900, 'EUR', 'fr', '39,00 €'],
] as const)('%d of %s is in %s: %s', (amount, currency, language, words) => {
  expect(moneyInWords(amount, currency, language).replace('\u00a0', ' ')).toBe(words);
});
