import type { EmailTexts } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, problemsIn, textsOf, wholeDraft } from './email-draft.ts';

const english: EmailTexts = {
  en: { subject: 'News', body: 'Hello {candidate name}' },
  de: null,
  es: null,
  fr: null,
  ar: null,
};

test('a language without text has none, and an omitted text is not one', () => {
  expect(textsOf(draftOf(english))).toEqual(english);
  const emptied = { ...draftOf(english), ar: { subject: '  ', body: '\n' } };
  expect(textsOf(emptied).ar).toBeNull();
});

test('a draft stored with fewer languages has no text in the new ones', () => {
  const { en, de, ar } = draftOf(english);
  expect(wholeDraft({ en, de, ar })).toEqual(draftOf(english));
});

test('English is required; another language must be complete once it has some text', () => {
  expect(problemsIn(emptyDraft)).toEqual([
    { language: 'en', part: 'subject', kind: 'missing' },
    { language: 'en', part: 'body', kind: 'missing' },
  ]);
  const half = { ...draftOf(english), de: { subject: 'Neuigkeiten', body: '' } };
  expect(problemsIn(half)).toEqual([{ language: 'de', part: 'body', kind: 'missing' }]);
});

test('unknown fields and text beyond the limit are found at their place', () => {
  const wrong = { ...draftOf(english), ar: { subject: 'x'.repeat(201), body: 'مرحبًا {الاسم}' } };
  expect(problemsIn(wrong)).toEqual([
    { language: 'ar', part: 'subject', kind: 'too-long' },
    { language: 'ar', part: 'body', kind: 'field', problem: { kind: 'unknown', field: 'الاسم' } },
  ]);
});
