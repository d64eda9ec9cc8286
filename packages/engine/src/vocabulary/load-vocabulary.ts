import { occupations } from './generated/occupations.js';
import { skillEntries } from './generated/skill-entries.js';
import { skillPhrases } from './generated/skill-phrases.js';
import { skillWords } from './generated/skill-words.js';
import { titlePhrases } from './generated/title-phrases.js';
import { titleSets } from './generated/title-sets.js';
import { titleWords } from './generated/title-words.js';
import { version } from './generated/version.js';
import { readPhrases } from './phrase-trie.ts';
import { createSkillRecogniser } from './skill-recogniser.ts';
import { readSkillTable } from './skill-table.ts';
import { createTitleAffinity } from './title-affinity.ts';
import { createTitleRecogniser } from './title-recogniser.ts';
import { readOccupationSet, readOccupations } from './title-table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordIndex } from './word-index.ts';

let loaded: Vocabulary | null = null;

/** The engine's knowledge of skills and titles: the same value at every call, unpacked at the first. */
export function loadVocabulary(): Vocabulary {
  loaded ??= unpackVocabulary();
  return loaded;
}

/** How distinct a skill is that the vocabulary does not know. */
const unknownRarity = 0.6;

function unpackVocabulary(): Vocabulary {
  const skills = unpackSkills();
  const titles = unpackTitles();
  return { version, ...skills, ...titles };
}

function unpackSkills(): Pick<Vocabulary, 'skill' | 'findSkills' | 'rarity'> {
  const words = skillWords.split('\n');
  const table = readSkillTable(skillEntries);
  const findSkills = createSkillRecogniser(
    createWordIndex(words),
    readPhrases(skillPhrases, words.length),
    table,
  );
  return { findSkills, skill: table.skill, rarity: (id) => table.rarity(id) ?? unknownRarity };
}

function unpackTitles(): Pick<Vocabulary, 'findTitles' | 'titleAffinity'> {
  const rows = titleWords.split('\n').map((line) => line.split('\t'));
  const words = rows.map(([word = '']) => word);
  const sets = titleSets.split('\n').map(readOccupationSet);
  const table = readOccupations(occupations);
  const recognise = createTitleRecogniser({
    words: createWordIndex(words),
    trie: readPhrases(titlePhrases, words.length),
    spelled: (word) => rows[word]?.[1] || (rows[word]?.[0] ?? ''),
    occupationOf(set) {
      const [first] = sets[set] ?? [];
      return first && !first.isGuess ? table.codeOf(first.number) : null;
    },
    isGeneric: (set) => sets[set]?.length === 0,
  });
  return {
    findTitles: (text) => recognise(text).map(({ set: _, ...mention }) => mention),
    titleAffinity: createTitleAffinity(recognise, (set) => sets[set] ?? [], table),
  };
}
