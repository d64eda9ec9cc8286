import type { CandidateFacts, ResumeVersion } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { findContradictions } from './find-contradictions.ts';

const none: CandidateFacts = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  place: null,
  experienceMonths: null,
  positions: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
};
const value = (words: string) => ({ value: words, evidence: [] });

function position(title: string, organization: string, start: string | null, end: string | null) {
  const quote = `${title}, ${organization}`;
  const place = { start: 0, end: quote.length, quote, page: 1, boxes: [] };
  return { title, organization, start, end, months: null, evidence: [place] };
}

const school = (degree: string, level: 'bachelor' | 'master') => ({
  institution: 'Port College',
  degree,
  level,
  field: null,
  evidence: [],
});

const version = (fileId: string, facts: Partial<CandidateFacts>): ResumeVersion => ({
  fileId,
  facts: { ...none, ...facts },
  text: '',
});

test('a later version lists what is new, changed and gone, by kind', () => {
  const before: CandidateFacts = {
    ...none,
    emails: [value('ada@example.org')],
    positions: [position('Analyst', 'Harbour Foods', '2018-01', 'present')],
    languages: [{ name: 'German', level: 'B1', evidence: [] }],
    certifications: [value('Forklift')],
  };
  const after: CandidateFacts = {
    ...none,
    emails: [value('ada@example.org'), value('thorne@example.net')],
    positions: [
      position('Head of data', 'Quay Clinics', '2024', 'present'),
      position('Analyst', 'Harbour  foods', '2018-01', '2023-12'),
    ],
    languages: [{ name: 'German', level: 'C1', evidence: [] }],
  };
  expect(compareVersions(before, after, 'today')).toEqual([
    { kind: 'positions', before: null, after: 'Head of data, Quay Clinics, 2024 – today' },
    {
      kind: 'positions',
      before: 'Analyst, Harbour Foods, 2018-01 – today',
      after: 'Analyst, Harbour  foods, 2018-01 – 2023-12',
    },
    { kind: 'certifications', before: 'Forklift', after: null },
    { kind: 'languages', before: 'German B1', after: 'German C1' },
    { kind: 'contact', before: null, after: 'thorne@example.net' },
  ]);
  expect(compareVersions(after, after, 'today')).toEqual([]);
});

test('conflicting dates and titles of one job and degrees of one school are shown side by side with their quotes', () => {
  const found = findContradictions([
    version('new', {
      positions: [position('Lead analyst', 'Harbour Foods', '2018-01', '2022-06')],
      education: [school('MSc', 'master')],
    }),
    version('old', {
      positions: [position('Analyst', 'Harbour Foods', '2018', '2021-12')],
      education: [school('BSc', 'bachelor')],
    }),
  ]);
  expect(found.map(({ kind, about, sides }) => [kind, about, sides.map((side) => side.value)])).toEqual([
    ['end', 'Harbour Foods', ['2022-06', '2021-12']],
    ['title', 'Harbour Foods', ['Lead analyst', 'Analyst']],
    ['degree', 'Port College', ['MSc', 'BSc']],
  ]);
  expect(found[0]?.sides[1]).toMatchObject({ fileId: 'old', evidence: { quote: 'Analyst, Harbour Foods' } });
});

test('an ended job, a more precise date and another job at the employer are not contradictions', () => {
  const found = findContradictions([
    version('new', {
      positions: [
        position('Lead', 'Harbour Foods', '2022-07', 'present'),
        position('Analyst', 'Harbour Foods', '2018-01', '2022-06'),
      ],
    }),
    version('old', { positions: [position('Analyst', 'Harbour Foods', '2018', 'present')] }),
  ]);
  expect(found).toEqual([]);
});

test('a job with different start years in two versions is one job', () => {
  const found = findContradictions([
    version('new', { positions: [position('Analyst', 'Harbour Foods', '2017-03', '2022-06')] }),
    version('old', { positions: [position('Analyst', 'Harbour Foods', '2018-03', '2022-06')] }),
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(['start']);
});

test('resumes that disagree about everything have no contradictions without a source', () => {
  const found = findContradictions([
    version('new', { positions: [position('Cook', 'A', null, null)] }),
    version('old', { positions: [position('Pilot', 'B', '2001', '2002')] }),
  ]);
  expect(found).toEqual([]);
});
