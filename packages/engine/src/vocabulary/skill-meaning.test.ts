import { describe, expect, test } from 'vitest';
import { loadVocabulary } from './load-vocabulary.ts';

const vocabulary = loadVocabulary();

/** Names of the skills in a text. */
const skillsIn = (text: string): string[] =>
  vocabulary.findSkills(text).map(({ skillId }) => vocabulary.skill(skillId)?.name ?? '');

describe('a letter is a language only by itself', () => {
  test.each([
    'Advised C-level buyers on loans.',
    'Kept the books of I.C.A. for years.',
    'Loaded crates for J&J and a C-130.',
    'Sold shoes in the C department.',
  ])('%s', (text) => {
    expect(skillsIn(text).filter((name) => name === 'C' || name === 'J')).toEqual([]);
  });

  test('in a list or at the end of what was done in it', () => {
    expect(skillsIn('Python, C, R')).toEqual(['Python', 'C', 'R']);
    expect(skillsIn('An editor developed in C.')).toEqual(['C']);
  });
});

describe('an ambiguous word is a skill if it is named as one', () => {
  test.each([
    ['Accounts', 'Opened forty client accounts.', 'Accounting'],
    ['Store', 'Greeted guests at the craft store.', 'Stock keeping'],
    ['Production', 'Fixed production issues at night.', 'Manufacturing'],
    ['Shipping', 'Enjoys building and shipping large features.', 'Shipping and receiving'],
    ['Acting', 'Heard complaints before acting on them.', 'Acting'],
    ['Monitoring', 'Performed monitoring of cash positions.', 'Monitoring'],
  ])('%s', (alone, inPassing, name) => {
    expect(skillsIn(`Skills\n${alone}\nPayroll`)).toContain(name);
    expect(skillsIn(`Experience in ${alone.toLowerCase()}`)).toContain(name);
    expect(skillsIn(inPassing)).not.toContain(name);
  });
});

describe('names that are ordinary words', () => {
  test('a plural names people or things, not the product', () => {
    expect(skillsIn('Hired illustrators, Publishers and painters.')).not.toContain('Adobe Illustrator');
    expect(skillsIn('Excels at budgets and tax returns.')).not.toContain('Microsoft Excel');
    expect(skillsIn('Photoshop, Illustrator, Excel')).toEqual([
      'Adobe Photoshop',
      'Adobe Illustrator',
      'Microsoft Excel',
    ]);
  });

  test('an abbreviation that ends in S differs from one without it', () => {
    expect(skillsIn('Insurance counselor (CIC)')).not.toContain('CICS');
    expect(skillsIn('COBOL, JCL, CICS')).toContain('CICS');
    expect(skillsIn('Clothes for Mara Lim.')).not.toContain('LIMS');
  });

  test('adjacent words without a separator are not a list', () => {
    expect(skillsIn('Catering Chef Jun 2000')).not.toContain('Chef');
    expect(skillsIn('Horticulture Spring 2011')).not.toContain('Spring');
    expect(skillsIn('Sports medicine San Lorenzo College')).not.toContain('Storage area networks');
    expect(skillsIn('sql, san, nas')).toContain('Storage area networks');
    expect(skillsIn('Python SQL Java R Excel Tableau')).toContain('R');
  });

  test.each(['The Contract Act and the Privacy Act', 'A high emotional IQ', 'A branch in Ventura, CA'])(
    '%s names no product',
    (text) => {
      const tools = vocabulary
        .findSkills(text)
        .filter(({ skillId }) => vocabulary.skill(skillId)?.kind === 'tool');
      expect(tools).toEqual([]);
    },
  );
});

test('related skills are not equal', () => {
  const pairs = [
    ['internal controls', 'Sarbanes-Oxley'],
    ['business to consumer', 'B2B'],
    ['ADA', 'Ada programming'],
    ['excavation', 'Demolition'],
    ['requests for proposals', 'Grant writing'],
    ['hand tools', 'Power tools'],
    ['criminal justice', 'Criminal law'],
    ['business continuity', 'Disaster recovery'],
    ['medical records', 'Electronic health records'],
  ];
  for (const [written = '', other = ''] of pairs)
    expect(vocabulary.normaliseSkill(written)).not.toBe(vocabulary.normaliseSkill(other));
});

test.each([
  ['Accounts payable', 'Accounting'],
  ['Human resources information systems', 'Human resources'],
  ['Lesson planning', 'Teaching'],
  ['Vital signs', 'Patient care'],
  ['Masonry', 'Construction'],
])('%s implies %s, but not vice versa', (narrower, broader) => {
  const [from, to] = [narrower, broader].map((name) => vocabulary.normaliseSkill(name) ?? '');
  expect(vocabulary.skill(from ?? '')?.implies).toContain(to);
  expect(vocabulary.skill(to ?? '')?.implies).not.toContain(from);
});

test.each(['manage inventory', 'interpret data', 'policies and procedures', 'contract management'])(
  'no source puts beside another name what is this: %s',
  (spelling) => {
    const name = vocabulary.skill(vocabulary.normaliseSkill(spelling) ?? '')?.name ?? '';
    expect(name).not.toMatch(/human resource|Danish|Policy|customer management/i);
  },
);
