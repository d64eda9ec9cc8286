import { digits } from '../../packages/engine/src/vocabulary/phrase-trie.ts';
import { tokenise } from '../../packages/engine/src/vocabulary/tokens.ts';
import { foldWord } from '../../packages/engine/src/vocabulary/word-index.ts';

export type Phrase = { readonly text: string; readonly value: number };

/** The words of a phrase in the form that the recognizer compares. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(foldWord);
}

/** The words of a phrase as written. */
export function wordsOf(text: string): string[] {
  const tokens = tokenise(text);
  return Array.from({ length: tokens.count }, (_, token) =>
    text.slice(tokens.start[token], tokens.end[token]),
  );
}

/** Writes phrases in the format of `readPhrases`, and their folded words. */
export function encodePhrases(phrases: readonly Phrase[]): { words: string[]; encoded: string } {
  const numbers = new Map<string, number>();
  const folded = phrases.map(({ text, value }) => ({ words: foldedWords(text), value }));
  for (const word of [...new Set(folded.flatMap(({ words }) => words))].sort())
    numbers.set(word, numbers.size);

  const sorted = folded
    .map(({ words, value }) => ({ path: words.map((word) => numbers.get(word) ?? 0), value }))
    .sort((left, right) => comparePaths(left.path, right.path));
  let encoded = '';
  let previous: readonly number[] = [];
  for (const { path, value } of sorted) {
    let shared = 0;
    while (shared < path.length && shared < previous.length && path[shared] === previous[shared]) shared++;
    const added = path.slice(shared);
    encoded += digit(shared, 1) + digit(added.length, 1);
    encoded += added.map((word) => digit(word, 3)).join('') + digit(value, 4);
    previous = path;
  }
  return { words: [...numbers.keys()], encoded };
}

function comparePaths(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function digit(number: number, width: number): string {
  let text = '';
  let rest = number;
  for (let index = 0; index < width; index++) {
    text = digits.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  if (rest > 0) throw new RangeError(`${number} does not fit ${width} digits`);
  return text;
}
