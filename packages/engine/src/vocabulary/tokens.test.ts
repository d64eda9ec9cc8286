import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from './tokens.ts';

const wordsOf = (text: string): string[] => {
  const { count, start, end } = tokenise(text);
  return Array.from({ length: count }, (_, token) => text.slice(start[token], end[token]));
};

test('symbols that belong to a name stay with it', () => {
  expect(wordsOf('C++, C#, F#, .NET and R&D')).toEqual(['C++', 'C#', 'F#', '.NET', 'and', 'R', '&', 'D']);
});

test('names with inner dots, slashes and hyphens are split alike in all spellings', () => {
  for (const written of ['node.js', 'node-js', 'node js', 'node/js'])
    expect(wordsOf(written)).toEqual(['node', 'js']);
});

test('a plus after a quantity does not belong to a name', () => {
  expect(wordsOf('5+ years')).toEqual(['5', 'years']);
});

test('words are in text order, do not overlap, and contain no white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { count, start, end } = tokenise(text);
      let free = 0;
      for (let token = 0; token < count; token++) {
        const from = start[token] ?? -1;
        const to = end[token] ?? -1;
        expect(from).toBeGreaterThanOrEqual(free);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(text.slice(from, to)).not.toMatch(/\s/);
        free = to;
      }
    }),
  );
});
