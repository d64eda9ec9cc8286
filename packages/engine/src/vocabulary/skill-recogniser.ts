import { numberWords, type PhraseTrie } from './phrase-trie.ts';
import { findSkillCandidates, skillOfValue } from './skill-candidates.ts';
import { keepMeant } from './skill-context.ts';
import type { SkillTable } from './skill-table.ts';
import { tokenise } from './tokens.ts';
import type { SkillMention, Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Finds the skills of a table in texts by its spellings, `trie` over the words of `words`. */
export function createSkillRecogniser(
  words: WordIndex,
  trie: PhraseTrie,
  table: SkillTable,
): Pick<Vocabulary, 'findSkills' | 'normaliseSkill'> {
  const findSkills = (text: string): SkillMention[] => {
    const tokens = tokenise(text);
    const numbers = numberWords(text, tokens, words);
    const candidates = findSkillCandidates(trie, { text, tokens, numbers });
    if (candidates.length === 0) return [];
    return keepMeant(text, tokens, candidates).map(({ skill, first, last }) => ({
      skillId: table.idOf(skill),
      start: tokens.start[first] ?? 0,
      end: tokens.end[last] ?? 0,
    }));
  };
  const normaliseSkill = (text: string): string | null => {
    let node = 0;
    for (const word of numberWords(text, tokenise(text), words)) {
      node = trie.step(node, word);
      if (node === -1) return null;
    }
    const value = trie.value(node);
    return value === -1 ? null : table.idOf(skillOfValue(value));
  };
  return { findSkills, normaliseSkill };
}
