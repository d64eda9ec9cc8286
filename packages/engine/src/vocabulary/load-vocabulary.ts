import { occupations } from './generated/occupations.js';
import { skillEntries } from './generated/skill-entries.js';
import { skillPhrases } from './generated/skill-phrases.js';
import { skillWords } from './generated/skill-words.js';
import { titleForms } from './generated/title-forms.js';
import { titlePhrases } from './generated/title-phrases.js';
import { titleSets } from './generated/title-sets.js';
import { titleWords } from './generated/title-words.js';
import { version } from './generated/version.js';
import { readPhrases } from './phrase-trie.ts';
import { createSkillRecogniser } from './skill-recogniser.ts';
import { readSkillTable } from './skill-table.ts';
import { createTitleAffinity } from './title-affinity.ts';
import { createTitleRecogniser } from './title-recogniser.ts';
import { readOccupationSets, readOccupations } from './title-table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordIndex } from './word-index.ts';

let loaded: Vocabulary | null = null;

/** The engine's data about skills and titles: the same object at every call, unpacked at the first. */
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

function unpackSkills(): Pick<Vocabulary, 'skill' | 'findSkills' | 'normaliseSkill' | 'rarity'> {
  const words = skillWords.split('\n');
  const table = readSkillTable(skillEntries);
  const trie = readPhrases(skillPhrases);
  return {
    ...createSkillRecogniser(createWordIndex(words), trie, table),
    skill: table.skill,
    rarity: (id) => table.rarity(id) ?? unknownRarity,
  };
}

function unpackTitles(): Pick<Vocabulary, 'findTitles' | 'titleAffinity'> {
  const words = titleWords.split('\n');
  const forms = titleForms.split('\n');
  const occupationsOf = readOccupationSets(titleSets);
  const table = readOccupations(occupations);
  const recognise = createTitleRecogniser({
    words: createWordIndex(words),
    trie: readPhrases(titlePhrases),
    spelled: (word) => forms[word] || (words[word] ?? ''),
    occupationOf(set) {
      const [first] = occupationsOf(set);
      return first && !first.isGuess ? table.codeOf(first.number) : null;
    },
    isGeneric: (set) => occupationsOf(set).length === 0,
  });
  return {
    findTitles: (text) => recognise(text).map(({ set: _, ...mention }) => mention),
    titleAffinity: createTitleAffinity(recognise, occupationsOf, table),
  };
}
