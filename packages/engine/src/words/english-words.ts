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
    const stem = tellingStem(folded.slice(start, end));
    if (stem !== '') words.push({ stem, start, end });
  }
  return words;
}

const number = /^\d+$/;

/** Whether a folded word says something in English. */
export const tells = (word: string): boolean => word.length > 1 && !number.test(word) && !stopWords.has(word);

/** Longer words are seldom met again, and a part of a text that long would keep the whole text in memory. */
const longestRemembered = 12;
/** Emptied when full. */
const mostRemembered = 20_000;
const remembered = new Map<string, string>();

/**
 * The stem of a word that says something, else nothing. Remembered, since resumes say the same words again and again; and
 * one value for all of them is found in a map at once, where each copy would have to be read.
 */
function tellingStem(word: string): string {
  if (word.length > longestRemembered) return tells(word) ? stem(word) : '';
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const found = tells(word) ? stem(word) : '';
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, found);
  return found;
}
