// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aliasTexts } from './alias-texts.ts';
import { useAlias, useShownName } from './use-shown-name.ts';

test('an anonymous candidate has an alias in the reader’s language, with the same code in each', async () => {
  const { result } = renderHook(() => useShownName());
  const row = { alias: 'Candidate 5A23', candidateName: 'Ada Thorne', fileName: 'ada.pdf' };
  expect(result.current(row, true)).toBe('Candidate 5A23');
  expect(result.current(row, false)).toBe('Ada Thorne');
  expect(result.current({ ...row, candidateName: null }, false)).toBe('ada.pdf');
  expect((await aliasTexts.load('de')).alias('5A23')).toBe('Bewerbung 5A23');
});

test('words that are no alias stay as they are', () => {
  const { result } = renderHook(() => useAlias());
  expect(result.current('Candidate Care Ltd')).toBe('Candidate Care Ltd');
});
