import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadVocabulary } from './load-vocabulary.ts';

const vocabulary = loadVocabulary();

/** Names of the skills in a text. */
const skillsIn = (text: string): string[] =>
  vocabulary.findSkills(text).map(({ skillId }) => vocabulary.skill(skillId)?.name ?? '');

describe('names of skills', () => {
  test.each([
    ['k8s on AWS with Postgres', ['Kubernetes', 'Amazon Web Services', 'PostgreSQL']],
    ['React.js, NodeJS, C++, C#, .NET, CI/CD', ['React', 'Node.js', 'C++', 'C#', '.NET', 'CI/CD']],
    ['Objective-C and A/B testing', ['Objective-C', 'A/B testing']],
    [
      'Registered nurse (RN), ACLS, wound care',
      ['Registered Nurse', 'Registered Nurse', 'Advanced cardiac life support', 'Wound care'],
    ],
    ['Accounts payable, month-end close, QuickBooks', ['Accounts payable', 'Month-end close', 'QuickBooks']],
    ['Forklift operation, inventory control, SAP', ['Forklift operation', 'Inventory management', 'SAP']],
    ['Lesson plans and classroom management', ['Lesson planning', 'Classroom management']],
    ['MIG welding, blueprint reading, GD&T', ['MIG welding', 'Blueprint reading', 'GD&T']],
    ['HACCP, menu planning, food prep', ['Food safety', 'Menu planning', 'Food preparation']],
    ['Litigation, legal research, contract drafting', ['Litigation', 'Legal research', 'Legal writing']],
    ['SEO, Google Ads, copywriting', ['Search engine optimization', 'Google Ads', 'Copywriting']],
    ['Advanced Excel including Power Query', ['Microsoft Excel', 'Power Query']],
    ['Bash and/or PowerShell', ['Bash', 'PowerShell']],
    ['AutoCAD, Revit, building codes', ['AutoCAD', 'Revit', 'Building codes']],
  ])('%s', (text, names) => {
    expect(skillsIn(text)).toEqual(names);
  });

  test('hyphens, spaces and plurals make no difference', () => {
    const written = [
      'problem-solving skills',
      'problem solving skills',
      'e-commerce experience',
      'ecommerce experience',
    ];
    expect(written.map((text) => skillsIn(text)[0])).toEqual([
      'Problem solving',
      'Problem solving',
      'E-commerce',
      'E-commerce',
    ]);
    expect(skillsIn('REST API')).toEqual(skillsIn('REST APIs'));
  });

  test('Java is not JavaScript', () => {
    expect(skillsIn('Java')).toEqual(['Java']);
    expect(skillsIn('JavaScript')).toEqual(['JavaScript']);
    expect(vocabulary.skill('java')?.implies).not.toContain('javascript');
    expect(vocabulary.skill('javascript')?.implies).not.toContain('java');
  });
});

test('a name is looked up ignoring case, and only as a whole', () => {
  expect(vocabulary.normaliseSkill('reactjs')).toBe('react');
  expect(vocabulary.normaliseSkill('GO')).toBe('go');
  expect(vocabulary.normaliseSkill('accounts  payable')).toBe('accounts-payable');
  expect(vocabulary.normaliseSkill('accounts payable clerk of old')).toBeNull();
  expect(vocabulary.normaliseSkill('')).toBeNull();
});

describe('ordinary words', () => {
  test.each([
    ['She sat on a chair and paid the fare.'],
    ['We go to work, rest in spring and make a plan to excel.'],
    ['Please access the word list and reply.'],
    ['A team of 5 with r and c grades'],
    ['Chef and puppet show, open the window, slack season'],
    ['We are an equal opportunity employer regardless of religion, mental health or pregnancy.'],
  ])('%s contains no tool or knowledge', (text) => {
    const found = vocabulary.findSkills(text).map(({ skillId }) => vocabulary.skill(skillId));
    expect(found.filter((skill) => skill?.kind !== 'soft')).toEqual([]);
  });

  test('short names count next to other skills', () => {
    expect(skillsIn('Python, Go, R and C')).toEqual(['Python', 'Go', 'R', 'C']);
    expect(skillsIn('Microsoft Excel, Word, Access and Outlook')).toEqual([
      'Microsoft Excel',
      'Microsoft Word',
      'Microsoft Access',
      'Microsoft Outlook',
    ]);
  });

  test('a broad word counts if it is named as a skill', () => {
    expect(skillsIn('Five years of experience in teaching')).toContain('Teaching');
    expect(skillsIn('Teaching\nTranslation')).toEqual(['Teaching', 'Translation']);
  });
});

const pieces = [
  'Java',
  'node.js',
  'C++',
  'machine learning',
  'sales',
  'go',
  'R&D',
  'nurse',
  'the',
  'é',
  '🙂',
  'Excel',
  'x',
];
const texts = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', ', ', '\n', ' and ', '/', '', '. ')), {
    maxLength: 30,
  })
  .map((parts) => parts.flat().join(''));

describe('mentions', () => {
  test('are in order, without overlaps, on word boundaries, and known', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
        let free = 0;
        for (const { skillId, start, end } of vocabulary.findSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(free);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && /\w/.test(text.charAt(start))).toBe(false);
          expect(/[a-z0-9]/i.test(text.charAt(end)) && /\w/.test(text.charAt(end - 1))).toBe(false);
          expect(vocabulary.skill(skillId)).not.toBeNull();
          free = end;
        }
      }),
    );
  });

  test('are the same every time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(vocabulary.findSkills(text)).toEqual(vocabulary.findSkills(text));
      }),
    );
  });

  test('take time proportional to the text', () => {
    const text = 'Python and sales, '.repeat(20_000);
    expect(vocabulary.findSkills(text).length).toBeGreaterThanOrEqual(20_000);
  });
});

test('a capitalized ordinary word in lowercase text is a name', () => {
  expect(skillsIn('Built React screens for a shop.')).toEqual(['React']);
  expect(skillsIn('Kept the accounts in Excel.')).toEqual(['Microsoft Excel']);
  expect(skillsIn('Opened a branch for Access Bank in the spring.')).toEqual([]);
  expect(skillsIn('React quickly when guests complain.')).toEqual([]);
});
