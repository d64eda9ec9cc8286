import type { CandidateFacts } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { candidateTexts } from '../candidate-texts.ts';
import { factId, factSources } from './fact-sources.ts';

const at = (start: number) => [{ start, end: start + 4, quote: 'word', page: 1, boxes: [] }];

const facts: CandidateFacts = {
  name: { value: 'Ines Falk', evidence: at(0) },
  emails: [{ value: 'ines@example.test', evidence: at(10) }],
  phones: [],
  links: [],
  place: { value: 'Graz', evidence: [] },
  experienceMonths: 24,
  positions: [
    { title: 'Baker', organization: null, start: '2020', end: '2022', months: 24, evidence: at(20) },
    { title: 'Helper', organization: null, start: null, end: null, months: null, evidence: at(30) },
  ],
  education: [],
  skills: [
    { id: 'rye', name: 'Rye bread', showing: 'used', months: null, evidence: [] },
    { id: 'haccp', name: 'HACCP', showing: 'used', months: null, evidence: at(40) },
  ],
  certifications: [],
  languages: [{ name: 'German', level: 'C1', evidence: at(50) }],
};

const sources = (isAnonymous: boolean) =>
  factSources(facts, { isAnonymous, texts: candidateTexts.english.facts });

test('every fact in the resume is a source with its own name, and corrections are not', () => {
  expect(sources(false).map(({ id }) => id)).toEqual([
    'name-0',
    'email-0',
    'position-0',
    'position-1',
    factId('skill', 1),
    'language-0',
    'experience-0',
  ]);
});

test('total experience has its source at the positions it was computed from', () => {
  const counted = sources(false).find(({ id }) => id === factId('experience'));
  expect(counted?.evidence).toEqual(at(20));
});

test('if names are hidden, so are their sources', () => {
  const ids = sources(true).map(({ id }) => id);
  expect(ids).not.toContain('name-0');
  expect(ids).not.toContain('email-0');
  expect(ids).toContain('position-0');
});

test('values entered by a person have no place in the resume, and unchanged ones keep theirs', () => {
  const corrected: CandidateFacts = {
    ...facts,
    name: { value: 'Ines Falke', evidence: at(900) },
    skills: [
      ...facts.skills,
      { id: 'sour', name: 'Sourdough', showing: 'listed', months: null, evidence: at(910) },
    ],
    experienceMonths: 48,
  };
  const ids = factSources(corrected, {
    isAnonymous: false,
    texts: candidateTexts.english.facts,
    readFacts: facts,
  }).map(({ id }) => id);
  expect(ids).toEqual(['email-0', 'position-0', 'position-1', factId('skill', 1), 'language-0']);
});
