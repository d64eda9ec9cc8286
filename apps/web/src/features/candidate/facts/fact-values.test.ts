import { expect, test } from 'vitest';
import { isDate, isPresent, monthsFrom } from './fact-values.ts';

test.each([
  ['2024', true],
  ['2024-05', true],
  ['2024-13', false],
  ['May 2024', false],
  ['', true],
])('a position that starts in "%s" can be saved: %s', (text, isFine) => {
  expect(isDate(text)).toBe(isFine);
});

test('“present” is accepted in English and in the language of the page', () => {
  expect(isPresent(' Present ', 'heute')).toBe(true);
  expect(isPresent('heute', 'heute')).toBe(true);
  expect(isPresent('2024', 'heute')).toBe(false);
});

test.each([
  ['6', '3', 75],
  ['', '7', 7],
  ['70', '0', 840],
  ['70', '1', null],
  ['6', '12', null],
  ['six', '', null],
  ['-1', '', null],
  ['', '', null],
])('%s years and %s months are %s months', (years, months, all) => {
  expect(monthsFrom(years, months)).toBe(all);
});
