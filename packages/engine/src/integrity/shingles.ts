import { tokenise } from '../vocabulary/tokens.ts';
import { fold } from '../words/reading-copy.ts';
import { stopWords } from '../words/stop-words.ts';

/** Every run of `shingleWords` words of a text as one number, with its place. */
export type TextShingles = {
  readonly keys: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** So many words in the same order do not meet by chance. */
const shingleWords = 8;
/** A run of names of skills may well be the same in two lists; a run of sentences holds such words. */
const leastGrammarWords = 2;

/** Only runs of sentences: those of bare lists are left out. */
export function resumeShingles(text: string): TextShingles {
  const folded = fold(text);
  const tokens = tokenise(folded);
  const hashes: number[] = [];
  const grammar: boolean[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const word = folded.slice(tokens.start[index], tokens.end[index]);
    hashes.push(hash(word));
    grammar.push(stopWords.has(word));
  }
  const keys: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index + shingleWords <= hashes.length; index++) {
    let key = 7;
    let common = 0;
    for (let offset = 0; offset < shingleWords; offset++) {
      key = (Math.imul(key, 31) + (hashes[index + offset] ?? 0)) | 0;
      if (grammar[index + offset]) common++;
    }
    if (common < leastGrammarWords) continue;
    keys.push(key);
    starts.push(tokens.start[index] ?? 0);
    ends.push(tokens.end[index + shingleWords - 1] ?? 0);
  }
  return { keys, starts, ends };
}

function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  return value | 0;
}
