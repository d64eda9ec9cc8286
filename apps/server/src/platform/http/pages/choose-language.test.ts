import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const spoken = ['en', 'de', 'es', 'fr', 'ar'];

test.each([
  [{ named: 'de', kept: 'ar', accepted: 'en' }, 'de'],
  [{ named: 'it', kept: 'ar', accepted: 'en' }, 'ar'],
  [{ kept: 'en-XA', accepted: 'de-AT,en;q=0.8' }, 'de'],
  [{ accepted: 'en;q=0.5, ar-EG;q=0.9' }, 'ar'],
  [{ accepted: 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
  [{ accepted: 'pt, fr-CA;q=0.9' }, 'fr'],
  [{ accepted: 'it, de;q=0' }, 'en'],
  [{ accepted: '*' }, 'en'],
  [{ accepted: 'de;q=nonsense' }, 'en'],
  [{}, 'en'],
])('of %j the page is written in %s', (preferences, language) => {
  expect(
    chooseLanguage({ named: undefined, kept: undefined, accepted: undefined, ...preferences }, spoken),
  ).toBe(language);
});
