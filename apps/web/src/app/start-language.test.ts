import { beforeEach, expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('the first render is in the language that the server wrote, whatever was chosen', () => {
  localStorage.setItem('language', 'ar');
  expect(startLanguage('de')).toEqual({ initial: 'de', wanted: 'ar' });
});

test('an address that names a language is a choice, and kept', () => {
  window.history.replaceState(null, '', '/pricing?lang=de');
  localStorage.setItem('language', 'ar');
  expect(startLanguage('de')).toEqual({ initial: 'de', wanted: 'de' });
  expect(localStorage.getItem('language')).toBe('de');
});

test('where the server wrote nothing, the stored language comes before the browser’s', () => {
  expect(startLanguage(null)).toEqual({ initial: 'en', wanted: 'en' });
  localStorage.setItem('language', 'en-XA');
  expect(startLanguage(null)).toEqual({ initial: 'en-XA', wanted: 'en-XA' });
});
