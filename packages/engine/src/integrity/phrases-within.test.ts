import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrasesWithin } from './phrases-within.ts';

it('finds the phrases contained in a text', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 }),
      fc.array(letters),
      (text, phrases) => {
        const expected = new Set(phrases.filter((phrase) => text.includes(phrase)));
        expect(phrasesWithin(text, new Set(phrases))).toEqual(expected);
      },
    ),
  );
});

it('reads a text once for any number of phrases', () => {
  const phrases = Array.from({ length: 30_000 }, (_, index) => `a a${index.toString(36)}`);
  expect(phrasesWithin('a '.repeat(100_000), new Set(phrases)).size).toBe(0);
});
