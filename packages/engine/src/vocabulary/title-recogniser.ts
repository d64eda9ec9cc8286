import { numberWords, type PhraseTrie } from './phrase-trie.ts';
import { levelWithin, seniorityAfter, seniorityBefore } from './seniority.ts';
import { gaps, type Tokens, tokenise } from './tokens.ts';
import type { TitleMention } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** A title in a text with the number of its set of occupations. */
export type FoundTitle = TitleMention & { readonly set: number };

export type TitleRecogniser = (text: string) => FoundTitle[];

export type TitleRecogniserParts = {
  readonly words: WordIndex;
  readonly trie: PhraseTrie;
  /** How the vocabulary writes a word, by its number. */
  readonly spelled: (word: number) => string;
  /** The code of the first occupation of a set that is no guess; `null` without one. */
  readonly occupationOf: (set: number) => string | null;
};

/** Finds titles in a short text: left to right, the longest first where they begin together, none overlapping. */
export function createTitleRecogniser({
  words,
  trie,
  spelled,
  occupationOf,
}: TitleRecogniserParts): TitleRecogniser {
  return (text) => {
    const tokens = tokenise(text);
    const numbers = numberWords(text, tokens, words);
    const found: FoundTitle[] = [];
    let free = 0;
    for (let first = 0; first < tokens.count; first++) {
      const last = longestTitle(trie, numbers, tokens, first);
      if (last === null) continue;
      const title = Array.from({ length: last.token - first + 1 }, (_, index) =>
        spelled(numbers[first + index] ?? 0),
      );
      const ahead = seniorityBefore(text, tokens, free, first);
      const behind = seniorityAfter(text, tokens, last.token);
      found.push({
        title: title.join(' '),
        occupation: occupationOf(last.set),
        seniority: levelWithin(title.join(' ')) ?? ahead?.seniority ?? behind?.seniority ?? null,
        start: tokens.start[ahead?.token ?? first] ?? 0,
        end: tokens.end[behind?.token ?? last.token] ?? 0,
        set: last.set,
      });
      first = behind?.token ?? last.token;
      free = first + 1;
    }
    return found;
  };
}

function longestTitle(
  trie: PhraseTrie,
  numbers: Int32Array,
  tokens: Tokens,
  first: number,
): { token: number; set: number } | null {
  let node = 0;
  let best: { token: number; set: number } | null = null;
  for (let token = first; token < tokens.count; token++) {
    if (token > first && (tokens.gap[token] ?? gaps.stop) > gaps.space) break;
    node = trie.step(node, numbers[token] ?? -1);
    if (node === -1) break;
    const set = trie.value(node);
    if (set !== -1) best = { token, set };
  }
  return best;
}
