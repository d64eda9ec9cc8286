import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import type { AdvertLine } from '../advert/advert-lines.ts';
import type { Demand } from '../job-description.ts';
import { readJobDescription } from '../read-job-description.ts';
import { openQuestionsOf } from './open-questions.ts';
import { likelyRequired } from './read-asking.ts';

const vocabulary = loadVocabulary();

const line: AdvertLine = { start: 0, end: 20, text: 'Knowledge of knots.', section: 'duties', first: false };
const skill: Demand = { kind: 'skill', skillIds: ['knots'], minMonths: null };
const asked = { wording: 'must', isSaid: false } as const;

describe('by the likelihoods of a line', () => {
  test.each([
    ['far above both bounds', 0.95, 0.95, []],
    ['hardly required', 0.95, likelyRequired + 0.05, ['must-or-nice']],
    ['hardly preferred', 0.95, likelyRequired - 0.05, ['must-or-nice']],
    ['hardly asking', 0.5, 0.95, ['company-text']],
    ['hardly anything', 0.5, likelyRequired, ['company-text', 'must-or-nice']],
  ])('%s', (_, asks, must, codes) => {
    expect(openQuestionsOf(skill, { line, asking: { asks, must }, clause: asked })).toEqual(codes);
  });

  test('what the line says of itself is not asked again', () => {
    const asking = { asks: 0.95, must: likelyRequired };
    expect(openQuestionsOf(skill, { line, asking, clause: { ...asked, isSaid: true } })).toEqual([]);
  });

  test('below a heading of requirements less is enough', () => {
    const asking = { asks: 0.5, must: 0.95 };
    expect(openQuestionsOf(skill, { line: { ...line, section: 'must' }, asking, clause: asked })).toEqual([]);
  });

  test('what is only described asks nothing that could be checked', () => {
    const asking = { asks: 0.4, must: likelyRequired };
    expect(openQuestionsOf(skill, { line, asking, clause: { wording: 'asked', isSaid: false } })).toEqual([]);
  });
});

const advert = (asks: string) =>
  [
    'Harbor Accountant',
    'Gull & Sons has carried freight between the islands since 1920, and our 40 ships sail every day.',
    'Your role',
    'Close the books of four ships each month and prepare the reports for the owners.',
    'Requirements',
    asks,
    'We offer a competitive salary, paid time off and a berth for your own boat.',
  ].join('\n');

const read = (asks: string) =>
  readJobDescription(advert(asks), { vocabulary }).requirements.filter(({ overall }) => !overall);

describe('what the years of an advert are of', () => {
  test.each([
    'At least 5 years of experience.',
    'Minimum 3 years of relevant experience required.',
    '4+ years of professional work experience.',
  ])('is to be checked where it is not said: %s', (asks) => {
    const years = read(asks).find(({ kind }) => kind === 'experience');
    expect(years?.unsure).toContain('years-of');
  });

  test.each([
    'At least 5 years of freight accounting experience.',
    'Minimum 3 years in a shipping office required.',
    '4+ years as a bookkeeper.',
    '2 years of experience with QuickBooks.',
  ])('is not where it is: %s', (asks) => {
    const years = read(asks).find(({ kind }) => kind === 'experience');
    expect(years).toBeDefined();
    expect(years?.unsure ?? []).not.toContain('years-of');
  });
});

test.each([
  'Experience with QuickBooks is required.',
  'QuickBooks is a plus.',
  'You must hold a CPA license.',
  'CPA preferred.',
])('a line that says how strongly it asks leaves nothing open: %s', (asks) => {
  const found = read(asks);
  expect(found.length).toBeGreaterThan(0);
  for (const { unsure } of found) expect(unsure ?? []).not.toContain('must-or-nice');
});

describe('a requirement that nearly every resume claims', () => {
  test.each(['Good communication skills.', 'You are a team player with excellent communication skills.'])(
    'is vague: %s',
    (asks) => {
      const found = read(asks);
      expect(found.length).toBeGreaterThan(0);
      for (const { vague, unsure } of found) {
        expect(vague).toBe(true);
        // It excludes no candidate, so there is nothing to decide.
        expect(unsure ?? []).not.toContain('must-or-nice');
      }
    },
  );

  test.each(['QuickBooks and month-end close.', 'Experience reading charts of the harbor.', 'CPA license.'])(
    'is not: %s',
    (asks) => {
      const found = read(asks);
      expect(found.length).toBeGreaterThan(0);
      for (const requirement of found) expect(requirement).not.toHaveProperty('vague');
    },
  );
});

test('an advert that says everything has nothing to check', () => {
  const found = read(
    [
      'Must have 5 years of freight accounting experience.',
      "Bachelor's degree in Accounting is required.",
      'CPA preferred.',
      'Knowledge of Norwegian tax law would be an advantage.',
    ].join('\n'),
  );
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found.filter(({ unsure }) => unsure)).toEqual([]);
});
