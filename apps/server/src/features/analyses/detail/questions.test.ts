import { english, say } from '@winnow/contracts';
import {
  type Demand,
  demandOf,
  documentFromText,
  type Finding,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { describe, expect, test } from 'vitest';
import { questionsOn } from './questions.ts';

type Open = {
  readonly kind: Finding['requirement']['kind'];
  readonly text: string;
  readonly demand: Demand;
  readonly status?: Finding['status'];
  readonly code?: 'certificate-in-progress';
  readonly must?: boolean;
  readonly weight?: number;
};

function finding({ kind, text, demand, status = 'not-found', code, must = true, weight = 1 }: Open): Finding {
  const requirement = { id: text, kind, text, must, overall: false, weight, demand, evidence: [] };
  const reason = { code: code ?? 'lines-not-found', args: {} };
  return { requirement, status, credit: 0, reason, parts: [], evidence: [] } as unknown as Finding;
}

const vocabulary = loadVocabulary();

const askedOn = (...open: readonly Open[]) =>
  questionsOn(open.map(finding)).map(({ question }) => say(english.question, question));

const years = (text: string, field: string | null, skillIds: readonly string[] = []): Open => ({
  kind: 'experience',
  text,
  demand: { kind: 'experience', minMonths: 60, field, skillIds },
});
const degree = (status: Finding['status'], level: 'bachelor' | null, ...fields: string[]): Open => ({
  kind: 'education',
  text: `Degree ${status} ${fields.join()}`,
  demand: { kind: 'education', level, fields },
  status,
});
const certificate = (name: string, code?: Open['code']): Open => ({
  kind: 'certification',
  text: name,
  demand: { kind: 'certification', name },
  ...(code && { code, status: 'partly' as const }),
});
const choice = (text: string): Open => ({
  kind: 'certification',
  text,
  demand: {
    kind: 'certification',
    name: 'CPA',
    ways: [[{ kind: 'certification', name: 'CPA' }], [{ kind: 'education', level: 'master', fields: [] }]],
  },
});
const language = (name: string, level: string | null): Open => ({
  kind: 'language',
  text: name,
  demand: { kind: 'language', name, level },
});
const place = (name: string): Open => ({
  kind: 'location',
  text: name,
  demand: { kind: 'location', place: name },
});
const skill = (text: string, status: Finding['status'] = 'not-found'): Open => ({
  kind: 'skill',
  text,
  demand: { kind: 'skill', skillIds: ['some'], minMonths: null },
  status,
});
const other = (text: string): Open => ({
  kind: 'other',
  text,
  demand: demandOf('other', text, { vocabulary }),
});

describe('a question about a must-have depends on its kind', () => {
  test.each<[Open, string]>([
    [
      years('5+ years of freight accounting', 'freight accounting'),
      'How much experience do you have in freight accounting, and in which positions? The job asks for 5 years.',
    ],
    [
      years('5+ years of experience', 'Harbor Accountant'),
      'How long have you worked as Harbor Accountant or in a similar role? The job asks for 5 years.',
    ],
    [
      years('5+ years with QuickBooks or Xero', null, ['quickbooks', 'xero']),
      'How much experience do you have in QuickBooks or Xero, and in which positions? The job asks for 5 years.',
    ],
    [
      years('5+ years of experience', null),
      'How long have you worked in all, and in which positions? The job asks for 5 years.',
    ],
    [
      degree('not-found', 'bachelor', 'Accounting', 'Finance'),
      'Do you have a bachelor’s degree in Accounting or Finance? If not, which degree or training comes closest?',
    ],
    [
      degree('partly', null, 'Physics'),
      'The job asks for a degree in Physics. How does your own degree prepare you for this work?',
    ],
    [certificate('CPA'), 'Do you hold the certificate CPA, and until when is it valid?'],
    [
      certificate("Driver's license"),
      "Is your license (Driver's license) current, and where and until when is it valid?",
    ],
    [certificate('CPA', 'certificate-in-progress'), 'When do you expect to complete CPA?'],
    [
      language('German', 'C1'),
      'How well do you speak and write German, and where do you use it? The job asks for level C1.',
    ],
    [language('Quechua', null), 'How well do you speak and write Quechua, and where do you use it?'],
    [skill('QuickBooks'), 'What experience do you have with QuickBooks?'],
    [skill('Month-end close', 'partly'), 'What have you done yourself with Month-end close?'],
    [place('Austin, TX'), 'Could you work in Austin, TX?'],
    [place('Rio de Janeiro'), 'Could you work in Rio de Janeiro?'],
    [place('東京'), 'Could you work in 東京?'],
    [other('Travel up to 50 % of the time.'), 'Can you travel as much as the job requires?'],
    [other('Must be able to work nights and weekends'), 'Which shifts, nights or weekends can you work?'],
    [
      other('Must be legally authorized to work in the United States'),
      'Are you authorized to work in the country of the job?',
    ],
    [other('Active security clearance'), 'Do you hold the required clearance, or can you obtain it?'],
    [other('Willing to relocate'), 'Would you relocate for this job?'],
    [
      other('Able to lift 50 pounds'),
      'Can you meet the physical demands of the job, with or without accommodations?',
    ],
    [other('Portfolio of your work'), 'Which of your own work can you show?'],
    [
      years('5+ years in a freight accounting role', 'freight accounting role'),
      'How much experience do you have in freight accounting, and in which positions? The job asks for 5 years.',
    ],
    [
      other('Strong knowledge of the shipping trade.'),
      'What experience do you have with this: shipping trade?',
    ],
    [
      other('Reads charts of the harbor.'),
      'What experience do you have with this: Reads charts of the harbor?',
    ],
  ])('%j', (open, question) => {
    expect(askedOn(open)).toEqual([question]);
  });
});

test.each([
  'HQ',
  'HQ off Harbor Parkway',
  'the office',
  'Our Office',
  'Headquarters',
  'WFH',
  '12 Quay Street',
])('the words of an invalid place are not used in a question: %s', (name) => {
  expect(askedOn(place(name))).toEqual(['Can you work on site as often as the job requires?']);
});

test.each([
  'The amount of time off varies based on the years of service that you have with the company',
  'We hold ourselves to the standards of our fleet',
  'Our mission and values',
  'GULL SHIPPING ACADEMY',
])('neither a sentence nor a name of the advert is quoted: %s', (text) => {
  expect(askedOn(other(text))).toEqual([]);
});

test('alternatives are combined in one question, in the words of the advert', () => {
  expect(askedOn(choice('CPA or MBA'))).toEqual(['Which of these do you have, and since when: CPA or MBA?']);
});

test('there is no question about met requirements, nice-to-haves, or zero weights', () => {
  expect(
    askedOn(
      skill('SQL', 'met'),
      { ...skill('Python'), must: false },
      { ...skill('Docker', 'partly'), must: false },
      { ...skill('Excel'), weight: 0 },
    ),
  ).toEqual([]);
});

test('the heaviest requirement comes first, each topic once, up to a readable number', () => {
  const questions = askedOn(
    { ...skill('SQL'), weight: 1 },
    { ...skill('Python'), weight: 3 },
    other('Travel to ports'),
    other('Frequent travel'),
    degree('not-found', 'bachelor', 'Finance'),
    degree('partly', null, 'Law'),
    ...['Knots', 'Charts', 'Sails', 'Ropes'].map(other),
  );
  expect(questions[0]).toBe('What experience do you have with Python?');
  expect(questions.filter((question) => question.includes('travel'))).toHaveLength(1);
  expect(questions.filter((question) => question.includes('degree'))).toHaveLength(1);
  expect(questions.filter((question) => question.includes('with this:'))).toHaveLength(2);
  expect(questions).toHaveLength(6);
});

test('other open requirements come before the fourth skill', () => {
  const skills = ['SQL', 'Python', 'Docker', 'Excel', 'Kafka', 'Rust', 'Go'].map((name) => ({
    ...skill(name),
    weight: 3,
  }));
  const questions = askedOn(...skills, certificate('CPA'), language('German', null));
  expect(questions.map((question) => /SQL|Python|Docker|CPA|German|Excel/.exec(question)?.[0])).toEqual([
    'SQL',
    'Python',
    'Docker',
    'CPA',
    'German',
    'Excel',
  ]);
});

test('for a pasted advert, questions are about its must-haves', () => {
  const today = '2026-11-21';
  const job = readJobDescription(
    [
      'Harbor Accountant',
      'Gull & Sons has carried freight between the islands since 1920.',
      'Requirements',
      '- CPA license is required.',
      '- QuickBooks is required.',
      '- Hybrid, onsite 2-3 days a week at HQ off Harbor Parkway.',
      '- Norwegian is a plus.',
    ].join('\n'),
    { vocabulary },
  );
  const resume = readResume(documentFromText('Nobody Example\nBaker since 2015'), { vocabulary, today });
  const { findings } = match(resume, job, { vocabulary, today });
  const questions = questionsOn(findings).map(({ question }) => say(english.question, question));
  expect(questions).toContain('What experience do you have with QuickBooks?');
  expect(questions.some((question) => question.includes('CPA'))).toBe(true);
  expect(questions.join(' ')).not.toMatch(/HQ|Norwegian|Gull/);
});
