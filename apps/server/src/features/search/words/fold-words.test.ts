import { expect, test } from 'vitest';
import { findWords, foldWords } from './fold-words.ts';

test('folds words to unique lowercase forms without accents', () => {
  expect(foldWords('Café LUMIÈRE, café')).toEqual(['cafe', 'lumiere']);
  expect(foldWords('Straße Łódź Ørsted ﬁne')).toEqual(['strasse', 'lodz', 'orsted', 'fine']);
  expect(foldWords('C++, C#; R&D .NET node.js')).toEqual(['c++', 'c#', 'r', 'd', 'net', 'node', 'js']);
  expect(foldWords('مُحاسِب 会计')).toEqual(['محاسب', '会计']);
  expect(foldWords('%_\\ -- !')).toEqual([]);
});

test('a word stands where it is written, however it folds', () => {
  const text = 'Die Straße, e\u0301te\u0301';
  const found = [...findWords(text)];
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Die', 'Straße', 'e\u0301te\u0301']);
  expect(found.map(({ word }) => word)).toEqual(['die', 'strasse', 'ete']);
});

test('truncates overlong words', () => {
  expect(foldWords('x'.repeat(10_000))).toEqual(['x'.repeat(64)]);
});
