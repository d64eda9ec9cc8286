import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../../job/read-job-description.ts';
import { match } from '../../match.ts';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { personalIntervals } from '../person/personal-intervals.ts';
import { readResume } from '../read-resume.ts';
import { addedHeading } from './added-lines.ts';
import { correctResume } from './correct-resume.ts';

const vocabulary = loadVocabulary();
const knowledge = { vocabulary, today: '2026-11-21' };
const text = `Anna Example
anna@example.org

Experience
Data analyst, Harbour Foods, 2019-01 - 2021-12
Wrote reports in SQL for the purchasing department and trained four colleagues.

Skills
SQL, Excel

Languages
German: B2`;
const resume = readResume(documentFromText(text), knowledge);
const job = readJobDescription(
  'Data analyst\n\nRequirements\n- 5+ years of experience\n- SQL\n- Docker\n- Fluent German (C1)\n- PMP certification',
  { vocabulary },
);
const scoreOf = (corrected: typeof resume) => match(corrected, job, knowledge).score ?? -1;

test('without corrections the resume is unchanged', () => {
  expect(correctResume(resume, {}, knowledge)).toEqual(resume);
});

test('facts added by a person get a line as evidence, below the text of the document', () => {
  const corrected = correctResume(resume, { skills: ['SQL', 'Excel', 'Docker'] }, knowledge);
  const docker = corrected.skills.find(({ name }) => name === 'Docker');
  const [place] = docker?.evidence ?? [];
  expect(corrected.document.text.slice(place?.start, place?.end)).toBe('Docker');
  expect(corrected.document.text).toBe(`${text}\n${addedHeading}\nDocker`);
  expect(corrected.skills.find(({ name }) => name === 'SQL')).toEqual(
    resume.skills.find(({ name }) => name === 'SQL'),
  );
  expect(scoreOf(corrected)).toBeGreaterThan(scoreOf(resume));
});

test('the original resume is not modified', () => {
  const before = JSON.stringify(resume);
  correctResume(resume, { name: 'Anna Beispiel', positions: [], skills: ['Docker'] }, knowledge);
  expect(JSON.stringify(resume)).toBe(before);
});

test('changed dates update everything that depends on them', () => {
  const positions = [
    { title: 'Data analyst', organization: 'Harbour Foods', start: '2015-01', end: 'present' },
  ];
  const corrected = correctResume(resume, { positions }, knowledge);
  expect(corrected.experienceMonths).toBe(143);
  expect(corrected.skills.find(({ name }) => name === 'SQL')).toMatchObject({ showing: 'used', months: 143 });
  expect(scoreOf(corrected)).toBeGreaterThan(scoreOf(resume));
});

test('a removed skill no longer counts', () => {
  const corrected = correctResume(resume, { skills: ['Excel'] }, knowledge);
  expect(corrected.skills.map(({ name }) => name)).toHaveLength(1);
  expect(scoreOf(corrected)).toBeLessThan(scoreOf(resume));
});

test('certificates, languages, education and unknown skills are taken as written', () => {
  const corrected = correctResume(
    resume,
    {
      certifications: ['PMP'],
      languages: [{ name: 'German', level: 'C1' }],
      education: [{ institution: 'Port College', degree: 'BSc', level: 'bachelor', field: 'Statistics' }],
      skills: ['Blorbing'],
    },
    knowledge,
  );
  expect(scoreOf(corrected)).toBeGreaterThan(scoreOf(resume));
  for (const fact of [...corrected.certifications, ...corrected.languages, ...corrected.education]) {
    expect(fact.evidence).toHaveLength(1);
  }
  expect(corrected.skills).toMatchObject([{ id: 'named-blorbing', name: 'Blorbing' }]);
});

test('a corrected name does not change the score', () => {
  const corrected = correctResume(resume, { name: 'Boris Beispiel', place: null }, knowledge);
  expect(corrected.name?.value).toBe('Boris Beispiel');
  expect(scoreOf(corrected)).toBe(scoreOf(resume));
});

test('corrected contacts and names are excluded from scoring, and so are the values they replace', () => {
  const named = readResume(documentFromText(text.replace('Anna Example', 'Anna Lindqvist')), knowledge);
  const corrected = correctResume(
    named,
    { name: 'Anna Exemplar', emails: ['anna@example.com'], phones: ['+49 30 901820'], links: [] },
    knowledge,
  );
  expect(corrected.emails.map(({ value }) => value)).toEqual(['anna@example.com']);
  const personal = personalIntervals(corrected).map(({ start, end }) =>
    corrected.document.text.slice(start, end),
  );
  for (const words of [
    'Anna Lindqvist',
    'anna@example.org',
    'Anna Exemplar',
    'anna@example.com',
    '+49 30 901820',
  ])
    expect(personal).toContain(words);
  for (const { evidence } of [...corrected.emails, ...corrected.phones]) expect(evidence).toHaveLength(1);
  expect(scoreOf(corrected)).toBe(scoreOf(named));
});

test('total years entered by a person count for a requirement of years, with the entered line as evidence', () => {
  const anyWork = readJobDescription('Requirements:\n- 5+ years of work experience\n- SQL', { vocabulary });
  const corrected = correctResume(resume, { experienceMonths: 75 }, knowledge);
  expect(corrected.experienceMonths).toBe(75);
  const finding = match(corrected, anyWork, knowledge).findings.find(
    ({ reason }) => reason.code === 'years-corrected',
  );
  expect(finding).toMatchObject({ status: 'met', evidence: [{ quote: '6 years 3 months' }] });
  const fewer = match(correctResume(resume, { experienceMonths: 7 }, knowledge), anyWork, knowledge);
  expect(fewer.findings.find(({ reason }) => reason.code === 'years-corrected')).toMatchObject({
    status: 'not-met',
    evidence: [{ quote: '7 months' }],
  });
  const unknown = correctResume(resume, { experienceMonths: null }, knowledge);
  expect(unknown.correctedExperience).toBeUndefined();
  expect(match(unknown, anyWork, knowledge).findings.map(({ reason }) => reason.code)).toContain(
    'years-undated',
  );
});

test('a corrected position keeps its description, regardless of which positions were removed before it', () => {
  const two = readResume(
    documentFromText(
      text.replace('Skills\n', 'Baker, Old Mill, 2015-01 - 2018-12\nBaked bread.\n\nSkills\n'),
    ),
    knowledge,
  );
  expect(two.positions).toHaveLength(2);
  const baker = two.positions.find(({ organization }) => organization === 'Old Mill');
  const positions = [
    { title: 'Head baker', organization: 'Old Mill', start: '2015-01', end: '2018-12' },
  ] as const;
  const [corrected] = correctResume(two, { positions }, knowledge).positions;
  expect(corrected?.evidence.slice(1)).toEqual(baker?.evidence);
});
