import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from './tokens.ts';

const wordsOf = (text: string): string[] => {
  const { count, start, end } = tokenise(text);
  return Array.from({ length: count }, (_, token) => text.slice(start[token], end[token]));
};

test('signs that belong to a name stay with it', () => {
  expect(wordsOf('C++, C#, F#, .NET and R&D')).toEqual(['C++', 'C#', 'F#', '.NET', 'and', 'R', '&', 'D']);
});

test('names with inner dots, slashes and hyphens split the same way however they are written', () => {
  for (const written of ['node.js', 'node-js', 'node js', 'node/js'])
    expect(wordsOf(written)).toEqual(['node', 'js']);
});

test('a plus after a quantity belongs to no name', () => {
  expect(wordsOf('5+ years')).toEqual(['5', 'years']);
});

test('words lie in the text in order, apart from each other, and hold no blank', () => {
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
