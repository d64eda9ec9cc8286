import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const spoken = ['en', 'de', 'ar'];

test.each([
  [{ named: 'de', kept: 'ar', accepted: 'en' }, 'de'],
  [{ named: 'fr', kept: 'ar', accepted: 'en' }, 'ar'],
  [{ kept: 'en-XA', accepted: 'de-AT,en;q=0.8' }, 'de'],
  [{ accepted: 'en;q=0.5, ar-EG;q=0.9' }, 'ar'],
  [{ accepted: 'fr, de;q=0' }, 'en'],
  [{ accepted: '*' }, 'en'],
  [{ accepted: 'de;q=nonsense' }, 'en'],
  [{}, 'en'],
])('of %j the page is written in %s', (preferences, language) => {
  expect(
    chooseLanguage({ named: undefined, kept: undefined, accepted: undefined, ...preferences }, spoken),
  ).toBe(language);
});
