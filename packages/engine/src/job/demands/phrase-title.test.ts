import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();

/** What a list of one key skill asks for. */
const askedBy = (skill: string) =>
  readJobDescription(`Key skills:\n- ${skill}\n`, { vocabulary })
    .requirements.filter(({ demand }) => demand.kind !== 'line-of-work')
    .map(({ demand }) => {
      if (demand.kind === 'title') return `the title ${demand.title}`;
      if (demand.kind !== 'skill') return demand.kind;
      return `the skill ${demand.skillIds.map((id) => vocabulary.skill(id)?.name).join(' or ')}`;
    });

describe('a key skill is a title', () => {
  test.each([
    ['hotel manager', 'the title hotel manager'],
    ['zeppelin planning executive', 'the title Zeppelin Planning Executive'],
    ['service manager automobile', 'the title Service Manager Automobile'],
    ['restaurant manager', 'the title restaurant manager'],
    ['chef', 'the title chef'],
  ])('%s', (skill, asked) => {
    expect(askedBy(skill)).toEqual([asked]);
  });
});

describe('a key skill is no title', () => {
  test.each([
    ['Chef', 'the skill Chef'],
    ['SEO', 'the skill Search engine optimization'],
    ['CPA', 'certification'],
    ['reports to the area manager', 'other'],
    ['tidy notebooks', 'other'],
  ])('%s', (skill, asked) => {
    expect(askedBy(skill)).toEqual([asked]);
  });
});

test.each([
  ['non voice', 'Non-voice process'],
  ['bulk hiring', 'Recruiting'],
  ['finalisation of accounts', 'Accounts finalization'],
  ['home loans', 'Home loans'],
  ['boq', 'Bills of quantities'],
  ['denial management', 'Accounts receivable calling'],
  ['zumba', 'Zumba'],
  ['ground handling', 'Airport operations'],
  ['link building', 'Search engine optimization'],
  ['tech pack', 'Garment sampling'],
  ['ndt', 'Non-destructive testing'],
])('what is asked in a word or two is known: %s', (skill, name) => {
  expect(askedBy(skill)).toEqual([`the skill ${name}`]);
});
