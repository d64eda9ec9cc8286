import { expect, it } from 'vitest';
import { allMatches } from './all-matches.ts';

const places = (text: string, pattern: RegExp) =>
  allMatches(text, pattern).map(({ 0: found, index }) => [found, index]);

it('finds all matches in order, starting from the beginning each time', () => {
  const word = /\p{L}+/gu;
  expect(places('one two', word)).toEqual([
    ['one', 0],
    ['two', 4],
  ]);
  word.lastIndex = 5;
  expect(places('é f', word)).toEqual([
    ['é', 0],
    ['f', 2],
  ]);
  expect(places('12', word)).toEqual([]);
});

it('terminates for an expression that matches the empty text', () => {
  expect(places('ab', /x*/g)).toEqual([
    ['', 0],
    ['', 1],
    ['', 2],
  ]);
});
