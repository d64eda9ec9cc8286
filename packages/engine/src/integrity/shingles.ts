import { knownWordsOf } from '../words/known-words.ts';

/** Every sequence of `shingleWords` words of a text as one number, with its place. */
export type TextShingles = {
  readonly keys: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Two texts rarely share this many words in the same order by chance. */
const shingleWords = 8;
/** Two lists may contain the same sequence of skill names; sequences from sentences also contain grammar words. */
const minGrammarWords = 2;

/**
 * The number of a sequence is computed from the previous one by multiplying with `base`, adding a word and removing
 * one.
 */
const base = 31;
const leavingTimes = Array.from({ length: shingleWords }).reduce<number>(
  (power) => Math.imul(power, base),
  1,
);

/** Only sequences from sentences; those of bare lists are left out. */
export function resumeShingles(text: string): TextShingles {
  const { tokens, words } = knownWordsOf(text);
  const keys: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let key = 0;
  let grammarWords = 0;
  for (let last = 0; last < words.length; last++) {
    const coming = words[last];
    const leaving = words[last - shingleWords];
    key = (Math.imul(key, base) + (coming?.hash ?? 0) - Math.imul(leavingTimes, leaving?.hash ?? 0)) | 0;
    grammarWords += (coming?.isStopWord ? 1 : 0) - (leaving?.isStopWord ? 1 : 0);
    const first = last - shingleWords + 1;
    if (first < 0 || grammarWords < minGrammarWords) continue;
    keys.push(key);
    starts.push(tokens.start[first] ?? 0);
    ends.push(tokens.end[last] ?? 0);
  }
  return { keys, starts, ends };
}
