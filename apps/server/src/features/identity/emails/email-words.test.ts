import { languages } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { emailWords, languageOf } from './email-language.ts';

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [String(value(60))];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' ? [value] : [];
};

test('no English text of the emails is left in another language', () => {
  const english = new Set(wordsIn(emailWords.en).filter((words) => !words.startsWith('/')));
  for (const language of languages.filter((each) => each !== 'en')) {
    expect(
      wordsIn(emailWords[language]).filter((words) => english.has(words)),
      language,
    ).toEqual([]);
  }
});

test('an unsupported language, or any other text, falls back to English', () => {
  for (const told of [undefined, null, 'it', 'DE', 7, ['de'], { toString: 'de' }]) {
    expect(languageOf({ language: told as never })).toBe('en');
  }
  expect(languageOf({ language: 'ar' })).toBe('ar');
});
