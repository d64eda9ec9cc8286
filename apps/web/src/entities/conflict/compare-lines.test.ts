import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const own = (lines: readonly { readonly text: string; readonly isOwn: boolean }[]) =>
  lines.filter(({ isOwn }) => isOwn).map(({ text }) => text);

test('each version shows the lines that the other one lacks', () => {
  const { mine, theirs } = compareLines(['Cook', 'Bread', 'Cake'], ['Cake', 'Cook', 'Rye bread']);
  expect(own(mine)).toEqual(['Bread']);
  expect(own(theirs)).toEqual(['Rye bread']);
});

test('extra repetitions of a line belong to their version, and empty lines never do', () => {
  const { mine, theirs } = compareLines(['Bread', 'Bread', '', ''], [' Bread ']);
  expect(own(mine)).toEqual(['Bread']);
  expect(own(theirs)).toEqual([]);
});
