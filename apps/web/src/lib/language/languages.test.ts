import { expect, test } from 'vitest';
import { directionOf, firstSpoken } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'ar-EG', 'en'], 'ar'],
  [['EN-us'], 'en'],
  [['fr', 'constructor'], null],
  [[], null],
])('of %j we speak %s first', (wanted, spoken) => {
  expect(firstSpoken(wanted)).toBe(spoken);
});

test('Arabic runs from right to left', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('en-XA')).toBe('ltr');
});
