import { type NumberedText, numberWords, type PhraseTrie } from './phrase-trie.ts';
import { isSeniorityAlone, levelWithin, seniorityAfter, seniorityBefore } from './seniority.ts';
import { type TokenRange, widenTitle } from './title-widening.ts';
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
  /** The code of the first occupation of a set that is not a guess; `null` if there is none. */
  readonly occupationOf: (set: number) => string | null;
  /** Whether a set is that of heads without an occupation of their own, such as "manager". */
  readonly isGeneric: (set: number) => boolean;
};

/** Finds titles in a short text: left to right, the longest first if they start together, without overlaps. */
export function createTitleRecogniser(parts: TitleRecogniserParts): TitleRecogniser {
  return (text) => {
    const tokens = tokenise(text);
    const numbered: NumberedText = { text, tokens, numbers: numberWords(text, tokens, parts.words) };
    const found: FoundTitle[] = [];
    let free = 0;
    for (let first = 0; first < tokens.count; first++) {
      const core = longestTitle(parts.trie, numbered, first);
      if (core === null || leadsToAnother(text, tokens, core)) continue;
      const title = spelledTitle(numbered, core, parts.spelled);
      const whole = widenTitle(text, tokens, { core, free, isGeneric: parts.isGeneric(core.set) });
      const ahead = seniorityBefore(text, tokens, { free, first: whole.first });
      const behind = seniorityAfter(text, tokens, whole.last);
      const isWidened = whole.first < core.first || whole.last > core.last;
      const name = isWidened ? aroundCore(numbered, { whole, core, title }) : title;
      found.push({
        title: name,
        occupation: parts.occupationOf(core.set),
        seniority: levelWithin(name) ?? ahead?.seniority ?? behind?.seniority ?? null,
        start: tokens.start[ahead?.token ?? whole.first] ?? 0,
        end: tokens.end[behind?.token ?? whole.last] ?? 0,
        set: core.set,
      });
      first = behind?.token ?? whole.last;
      free = first + 1;
    }
    return found;
  };
}

/** The tokens of a title and its set of occupations. */
type Core = TokenRange & { readonly set: number };

function longestTitle(trie: PhraseTrie, { tokens, numbers }: NumberedText, first: number): Core | null {
  let node = 0;
  let longest: Core | null = null;
  for (let last = first; last < tokens.count; last++) {
    if (last > first && (tokens.gap[last] ?? gaps.stop) > gaps.space) break;
    node = trie.step(node, numbers[last] ?? -1);
    if (node === -1) break;
    const set = trie.value(node);
    if (set !== -1) longest = { first, last, set };
  }
  return longest;
}

/** "Lead" before "Analyst" is a word of seniority, not a title. */
function leadsToAnother(text: string, tokens: Tokens, { first, last }: Core): boolean {
  const next = last + 1;
  if (first !== last || next >= tokens.count || (tokens.gap[next] ?? gaps.stop) > gaps.space) return false;
  return (
    isSeniorityAlone(text.slice(tokens.start[first], tokens.end[first])) &&
    /^\p{L}{3}/u.test(text.slice(tokens.start[next], tokens.end[next]))
  );
}

/** The core as the vocabulary has it. */
function spelledTitle(
  { text, tokens, numbers }: NumberedText,
  { first, last }: Core,
  spelled: TitleRecogniserParts['spelled'],
): string {
  const words: string[] = [];
  for (let token = first; token <= last; token++) {
    const word = spelled(numbers[token] ?? 0);
    words.push(word === '' ? text.slice(tokens.start[token], tokens.end[token]) : word);
  }
  return words.join(' ');
}

type WidenedTitle = { readonly whole: TokenRange; readonly core: Core; readonly title: string };

/** The words around the core as written, the core as the vocabulary has it. */
const aroundCore = ({ text, tokens }: NumberedText, { whole, core, title }: WidenedTitle): string =>
  [
    text.slice(tokens.start[whole.first], tokens.start[core.first]),
    title,
    text.slice(tokens.end[core.last], tokens.end[whole.last]),
  ]
    .join('')
    .replace(/\s+/g, ' ');
