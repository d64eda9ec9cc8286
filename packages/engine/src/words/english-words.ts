import { knownWordsOf } from './known-words.ts';

/** A content word of a text, with its place in UTF-16 units. */
export type Word = {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /**
   * Only for languages other than English: keys of the words as written and of their beginnings; none of them is a
   * stem.
   */
  readonly written?: readonly string[];
};

/**
 * The content words of an English text in order: no stop words, no bare numbers, and no single letters except names
 * such as "c++".
 */
export function readEnglishWords(text: string): readonly Word[] {
  const { tokens, words } = knownWordsOf(text);
  const found: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const stem = words[index]?.stem ?? '';
    if (stem !== '') found.push({ stem, start: tokens.start[index] ?? 0, end: tokens.end[index] ?? 0 });
  }
  return found;
}
