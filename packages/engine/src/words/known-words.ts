import { type Tokens, tokenise } from '../vocabulary/tokens.ts';
import { fold } from './reading-copy.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** The properties of a word, computed once for all texts. */
export type KnownWord = {
  readonly folded: string;
  readonly isStopWord: boolean;
  /** The stem of a content word, otherwise empty. */
  readonly stem: string;
  /** A hash of its letters, with few collisions. */
  readonly hash: number;
};

/** A folded text with its words, one per token. */
export type KnownWords = {
  readonly folded: string;
  readonly tokens: Tokens;
  readonly words: readonly KnownWord[];
};

let lastText: string | null = null;
let lastWords: KnownWords | null = null;

/** The words of a text. The last result is cached, since several readers process the same text in turn. */
export function knownWordsOf(text: string): KnownWords {
  if (lastWords !== null && text === lastText) return lastWords;
  const folded = fold(text);
  const tokens = tokenise(folded);
  const words: KnownWord[] = [];
  for (let index = 0; index < tokens.count; index++)
    words.push(knownWord(folded.slice(tokens.start[index], tokens.end[index])));
  lastText = text;
  lastWords = { folded, tokens, words };
  return lastWords;
}

/**
 * Maximum length of cached words; longer ones rarely recur, and a slice of a long text would keep the whole text in
 * memory.
 */
const longestRemembered = 12;
/** Emptied when full. */
const maxRemembered = 20_000;
const remembered = new Map<string, KnownWord>();

/**
 * Cached, since resumes repeat the same words. One instance for all copies of a word or stem also makes map lookups
 * fast, since each copy would have to be hashed.
 */
function knownWord(folded: string): KnownWord {
  if (folded.length > longestRemembered) return readWord(folded);
  const known = remembered.get(folded);
  if (known !== undefined) return known;
  const word = readWord(folded);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(folded, word);
  return word;
}

const readWord = (folded: string): KnownWord => ({
  folded,
  isStopWord: stopWords.has(folded),
  stem: isContentWord(folded) ? stem(folded) : '',
  hash: hashOf(folded),
});

const number = /^\d+$/;

/** Whether a folded word is an English content word. */
export const isContentWord = (word: string): boolean =>
  word.length > 1 && !number.test(word) && !stopWords.has(word);

/** FNV-1a over the letters. */
function hashOf(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  return value | 0;
}
