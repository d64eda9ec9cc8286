import { expect, test } from 'vitest';
import { directionOf, firstSpoken } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'ar-EG', 'en'], 'ar'],
  [['es-MX', 'en'], 'es'],
  [['pt', 'fr-CA'], 'fr'],
  [['EN-us'], 'en'],
  [['it', 'constructor'], null],
  [[], null],
])('for %j, %s is the first language', (wanted, spoken) => {
  expect(firstSpoken(wanted)).toBe(spoken);
});

test('Arabic runs from right to left', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('en-XA')).toBe('ltr');
});
