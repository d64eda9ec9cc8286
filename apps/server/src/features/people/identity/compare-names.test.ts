import { expect, test } from 'vitest';
import { compareNames, nameKeys, nameWords } from './compare-names.ts';

test.each([
  ['Ada Thorne', 'THORNE, Ada', 'same'],
  ['Dr. Ada Maria Thorne', 'Ada Thorne, MBA', 'same'],
  ['Jörg Müller', 'Joerg Mueller', 'same'],
  ['Bob Marsh', 'Robert Marsh', 'same'],
  ['Phillip Marsh', 'Philip Marsh', 'same'],
  ['Ada Thorne', 'Ada Throne', 'same'],
  ['A. Thorne', 'Ada Thorne', 'initial'],
  ['Thorne', 'Ada Thorne', 'initial'],
  ['Ada Thorne', 'Ada Quay', 'given'],
  ['Daniel Berg', 'Daniela Berg', 'different'],
  ['Mario Berg', 'Maria Berg', 'different'],
  ['Ivan Berg Sr.', 'Ivan Berg Jr.', 'different'],
  ['Ada Thorne', 'Ben Thorne', 'different'],
] as const)('%s and %s: %s', (left, right, match) => {
  expect(compareNames(nameWords(left), nameWords(right))).toBe(match);
  expect(compareNames(nameWords(right), nameWords(left))).toBe(match);
});

test('a name is looked up by any two of its words, in any order', () => {
  expect(nameKeys(nameWords('Ada Thorne'))).toEqual(nameKeys(nameWords('Thorne, Ada')));
  expect(nameKeys(nameWords('Ada Maria Thorne'))).toContain(nameKeys(nameWords('Ada Thorne'))[0]);
  expect(nameKeys(nameWords('A. Thorne'))).toEqual([]);
});
