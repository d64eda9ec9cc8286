// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aliasTexts } from './alias-texts.ts';
import { useAlias, useShownName } from './use-shown-name.ts';

test('an anonymous candidate has an alias in the user’s language, with the same code in each', async () => {
  const { result } = renderHook(() => useShownName());
  const row = { alias: 'Candidate 5A23', candidateName: 'Ada Thorne', fileName: 'ada.pdf' };
  expect(result.current(row, true)).toBe('Candidate 5A23');
  expect(result.current(row, false)).toBe('Ada Thorne');
  expect(result.current({ ...row, candidateName: null }, false)).toBe('ada.pdf');
  const loaded = await Promise.all(
    (['en', 'de', 'ar', 'es', 'fr'] as const).map((each) => aliasTexts.load(each)),
  );
  // The server finds candidates by these words (`aliasWords`).
  const words = ['Candidate 5A23', 'Bewerbung 5A23', 'مرشح 5A23', 'Candidatura 5A23', 'Candidature 5A23'];
  expect(loaded.map(({ alias }) => alias('5A23'))).toEqual(words);
});

test('text that is not an alias stays unchanged', () => {
  const { result } = renderHook(() => useAlias());
  expect(result.current('Candidate Care Ltd')).toBe('Candidate Care Ltd');
});
