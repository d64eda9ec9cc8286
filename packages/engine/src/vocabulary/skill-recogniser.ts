import type { PhraseTrie } from './phrase-trie.ts';
import { findSkillCandidates } from './skill-candidates.ts';
import { keepMeant } from './skill-context.ts';
import type { SkillTable } from './skill-table.ts';
import { tokenise } from './tokens.ts';
import type { SkillMention } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

export type SkillRecogniser = (text: string) => SkillMention[];

export function createSkillRecogniser(
  words: WordIndex,
  trie: PhraseTrie,
  table: SkillTable,
): SkillRecogniser {
  return (text) => {
    const tokens = tokenise(text);
    const candidates = findSkillCandidates(text, tokens, words, trie);
    return keepMeant(text, tokens, candidates).map(({ skill, first, last }) => ({
      skillId: table.idOf(skill),
      start: tokens.start[first] ?? 0,
      end: tokens.end[last] ?? 0,
    }));
  };
}
