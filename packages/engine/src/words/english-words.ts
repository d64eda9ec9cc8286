import { tokenise } from '../vocabulary/tokens.ts';
import { fold } from './reading-copy.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** A word of a text that says something, with its place in UTF-16 units. */
export type Word = {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** In another language than English: keys of the words as they stand there and of their beginnings, none of them a stem. */
  readonly written?: readonly string[];
};

/** The telling words of an English text in order: no stop words, no bare numbers, no single letters but names such as "c++". */
export function readEnglishWords(text: string): readonly Word[] {
  const folded = fold(text);
  const tokens = tokenise(folded);
  const words: Word[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.start[index] ?? 0;
    const end = tokens.end[index] ?? 0;
    const word = folded.slice(start, end);
    if (!tells(word)) continue;
    words.push({ stem: stem(word), start, end });
  }
  return words;
}

const number = /^\d+$/;

/** Whether a folded word says something in English. */
export const tells = (word: string): boolean => word.length > 1 && !number.test(word) && !stopWords.has(word);
