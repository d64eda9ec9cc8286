import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absent, createWordTable } from './word-table.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ă', '字'), minLength: 1, maxLength: 12 });

test('finds each word at its position in a text, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, other) => {
      const table = createWordTable(words.length + 1);
      for (const [number, each] of words.entries()) table.add(each, number);
      for (const [number, each] of words.entries())
        expect(table.find(`b${each}a`, 1, 1 + each.length)).toBe(number);
      expect(table.find(other, 0, other.length)).toBe(words.indexOf(other));
    }),
  );
});

test('contains very long words', () => {
  const table = createWordTable(2);
  table.add('a'.repeat(100), 1);
  table.add('b'.repeat(100), 2);
  expect([table.find('a'.repeat(100), 0, 100), table.find('b'.repeat(100), 0, 100)]).toEqual([1, 2]);
  expect(table.find('a'.repeat(99), 0, 99)).toBe(absent);
});

test('is empty after clearing, and can be filled again', () => {
  const table = createWordTable(2);
  table.add('rose', 1);
  table.clear();
  expect(table.find('rose', 0, 4)).toBe(absent);
  table.add('tulip', 2);
  expect([table.find('rose', 0, 4), table.find('tulip', 0, 5)]).toEqual([absent, 2]);
});
