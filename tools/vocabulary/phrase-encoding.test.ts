import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhrases } from '../../packages/engine/src/vocabulary/phrase-trie.ts';
import { encodePhrases, foldedWords } from './phrase-encoding.ts';

const words = ['data', 'analysis', 'science', 'C++', 'nurse', 'of', 'node.js', 'Excel'];
const phrases = fc.uniqueArray(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), {
  selector: (phrase) => foldedWords(phrase.join(' ')).join(' '),
});

test('every phrase is read back with its value, and nothing else is', () => {
  fc.assert(
    fc.property(phrases, (list) => {
      const book = list.map((phrase, value) => ({ text: phrase.join(' '), value: value * 1000 }));
      const { words: numbered, encoded } = encodePhrases(book);
      const trie = readPhrases(encoded);
      const valueFor = (text: string): number => {
        let node = 0;
        for (const word of foldedWords(text)) {
          node = trie.step(node, numbered.indexOf(word));
          if (node === -1) return -1;
        }
        return trie.value(node);
      };
      for (const { text, value } of book) expect(valueFor(text)).toBe(value);
      expect(valueFor(`${book[0]?.text ?? 'data'} zebra`)).toBe(-1);
    }),
  );
});

test('a value too large for its digits is refused', () => {
  expect(() => encodePhrases([{ text: 'data', value: 64 ** 4 }])).toThrow(RangeError);
});
