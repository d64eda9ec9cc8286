import { expect, test } from 'vitest';
import { monthsInWords } from './months-in-words.ts';

test.each([
  [0, '0 months'],
  [1, '1 month'],
  [12, '1 year'],
  [37, '3 years 1 month'],
  [551, '45 years 11 months'],
])('%i months are %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
