import { numberWords, type PhraseTrie } from './phrase-trie.ts';
import type { SkillTable } from './skill-table.ts';
import { spellingNeeds } from './spelling-needs.ts';
import { gaps, type Tokens, tokenise } from './tokens.ts';
import type { SkillMention } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** A phrase of the vocabulary in a text; `needs` are bits of `spellingNeeds`. */
type Candidate = {
  readonly skill: number;
  readonly needs: number;
  readonly first: number;
  readonly last: number;
};

export type SkillRecogniser = (text: string) => SkillMention[];

/** How many tokens away another skill still vouches for a doubtful one. */
const neighbourhood = 4;

export function createSkillRecogniser(
  words: WordIndex,
  trie: PhraseTrie,
  table: SkillTable,
): SkillRecogniser {
  return (text) => {
    const tokens = tokenise(text);
    const candidates = findCandidates(text, tokens, words, trie);
    return candidates
      .filter((candidate, index) => isMeant(text, tokens, candidates, index, candidate))
      .map(({ skill, first, last }) => ({
        skillId: table.idOf(skill),
        start: tokens.start[first] ?? 0,
        end: tokens.end[last] ?? 0,
      }));
  };
}

/** The longest phrase at each place, left to right, none overlapping another. */
function findCandidates(text: string, tokens: Tokens, words: WordIndex, trie: PhraseTrie): Candidate[] {
  const numbers = numberWords(text, tokens, words);
  const found: Candidate[] = [];
  for (let first = 0; first < tokens.count; first++) {
    let node = 0;
    let best: Candidate | null = null;
    for (let token = first; token < tokens.count; token++) {
      if (token > first && (tokens.gap[token] ?? gaps.stop) > gaps.line) break;
      const word = numbers[token] ?? -1;
      if (word === -1) break;
      node = trie.step(node, word);
      if (node === -1) break;
      const value = trie.value(node);
      if (value === -1) continue;
      const candidate = { skill: value >> 4, needs: value & 15, first, last: token };
      if (isWrittenSo(text, tokens, candidate)) best = candidate;
    }
    if (!best) continue;
    found.push(best);
    first = best.last;
  }
  return found;
}

/** Whether the letters are as the spelling asks. */
function isWrittenSo(text: string, tokens: Tokens, { needs, first, last }: Candidate): boolean {
  if (needs === 0) return true;
  const start = tokens.start[first] ?? 0;
  const end = tokens.end[last] ?? 0;
  if (needs & spellingNeeds.plural && (text.charCodeAt(end - 1) | 32) !== 115) return false;
  if (needs & spellingNeeds.capitals && !isUpper(text.slice(start, end))) return false;
  return !(needs & spellingNeeds.capital) || isUpper(text.charAt(start));
}

/** Whether the surroundings are as the spelling asks. */
function isMeant(
  text: string,
  tokens: Tokens,
  candidates: readonly Candidate[],
  index: number,
  candidate: Candidate,
): boolean {
  const { needs, first, last } = candidate;
  const doubtful = needs & (spellingNeeds.capital | spellingNeeds.capitals | spellingNeeds.listed);
  if (!doubtful) return true;
  const isVouched = [candidates[index - 1], candidates[index + 1]].some(
    (other) =>
      other !== undefined &&
      !(other.needs & spellingNeeds.listed) &&
      distance(other, candidate) <= neighbourhood,
  );
  if (isVouched && isListed(tokens, first, last)) return true;
  if (needs & spellingNeeds.listed) return false;
  return !startsSentence(text, tokens, first) && (needs & spellingNeeds.capitals) === 0
    ? true
    : isVouched || !startsSentence(text, tokens, first);
}

const distance = (one: Candidate, other: Candidate): number =>
  one.first > other.last ? one.first - other.last : other.first - one.last;

/** Between marks of a list or at the edge of a line on one side at least. */
const isListed = (tokens: Tokens, first: number, last: number): boolean =>
  (tokens.gap[first] ?? gaps.stop) !== gaps.space || (tokens.gap[last + 1] ?? gaps.stop) !== gaps.space;

const startsSentence = (text: string, tokens: Tokens, first: number): boolean => {
  const gap = tokens.gap[first] ?? gaps.stop;
  return gap === gaps.stop || gap === gaps.line || text.charAt((tokens.start[first] ?? 0) - 1) === '\n';
};

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
