import { beforeEach, expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test("the first render uses the language of the server's page, whatever was chosen", () => {
  localStorage.setItem('language', 'ar');
  expect(startLanguage('de')).toEqual({ initial: 'de', wanted: 'ar' });
});

test('an address with a language is a choice, and stored', () => {
  window.history.replaceState(null, '', '/pricing?lang=de');
  localStorage.setItem('language', 'ar');
  expect(startLanguage('de')).toEqual({ initial: 'de', wanted: 'de' });
  expect(localStorage.getItem('language')).toBe('de');
});

test('without a server-rendered page, the stored language takes precedence over the browser’s', () => {
  expect(startLanguage(null)).toEqual({ initial: 'en', wanted: 'en' });
  localStorage.setItem('language', 'en-XA');
  expect(startLanguage(null)).toEqual({ initial: 'en-XA', wanted: 'en-XA' });
});
