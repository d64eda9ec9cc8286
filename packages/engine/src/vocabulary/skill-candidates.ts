import type { NumberedText, PhraseTrie } from './phrase-trie.ts';
import { needsRange, spellingNeeds } from './spelling-needs.ts';
import { gaps } from './tokens.ts';

/** A spelling of the vocabulary in a text, before its meaning there is determined. */
export type SkillCandidate = {
  readonly skill: number;
  /** Bits of `spellingNeeds`. */
  readonly needs: number;
  /** First and last token. */
  readonly first: number;
  readonly last: number;
  /** Whether it has the capitalization that the spelling requires, if any. */
  readonly isWrittenSo: boolean;
};

/** The longest spelling at each position, left to right, without overlaps. */
export function findSkillCandidates(trie: PhraseTrie, numbered: NumberedText): SkillCandidate[] {
  const { count } = numbered.tokens;
  const found: SkillCandidate[] = [];
  for (let first = 0; first < count; first++) {
    // Most words occur in no spelling.
    if (numbered.numbers[first] === -1) continue;
    const longest = longestAt(trie, numbered, first);
    if (!longest) continue;
    found.push(longest);
    first = longest.last;
  }
  return found;
}

function longestAt(
  trie: PhraseTrie,
  { text, tokens, numbers }: NumberedText,
  first: number,
): SkillCandidate | null {
  let node = 0;
  let longest: SkillCandidate | null = null;
  for (let last = first; last < tokens.count; last++) {
    if (last > first && (tokens.gap[last] ?? gaps.stop) > gaps.line) break;
    node = trie.step(node, numbers[last] ?? -1);
    if (node === -1) break;
    const value = trie.value(node);
    if (value === -1) continue;
    const needs = value % needsRange;
    const start = tokens.start[first] ?? 0;
    const end = tokens.end[last] ?? 0;
    const isPlural = (text.charCodeAt(end - 1) | 32) === letterS;
    if (needs & (isPlural ? spellingNeeds.singular : spellingNeeds.plural)) continue;
    const isWrittenSo = hasNeededCapitals(text, start, end, needs);
    // Being part of a longer name does not make an ordinary word a skill: "word processing", "access control".
    if (isWrittenSo || longest === null)
      longest = { skill: skillOfValue(value), needs, first, last, isWrittenSo };
  }
  return longest;
}

/** The skill's number in a spelling's value, without the needs. */
export const skillOfValue = (value: number): number => Math.floor(value / needsRange);

const letterS = 115;

function hasNeededCapitals(text: string, start: number, end: number, needs: number): boolean {
  if (needs & spellingNeeds.capitals) return isUpper(text.slice(start, end));
  return !(needs & spellingNeeds.capital) || isUpper(text.charAt(start));
}

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
