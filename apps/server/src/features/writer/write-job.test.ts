import { jobBrief } from '@winnow/contracts';
import { loadVocabulary, readJobDescription } from '@winnow/engine';
import { expect, test } from 'vitest';
import { rewriteSection, writeJob } from './write-job.ts';

const vocabulary = loadVocabulary();
const brief = (input: Record<string, unknown>) => jobBrief.parse(input);

test('generates a description from a title alone that the engine can read', () => {
  const { text, occupation } = writeJob(brief({ title: 'Accountant', seniority: 'senior' }), vocabulary);
  const { title, requirements } = readJobDescription(text, { vocabulary });
  expect(occupation).toBe('Accountants and Auditors');
  expect(title).toBe('Senior Accountant');
  expect(requirements.filter(({ kind, must }) => kind === 'skill' && must).length).toBeGreaterThan(1);
  expect(requirements.find(({ kind }) => kind === 'experience')?.demand).toMatchObject({ minMonths: 60 });
});

test('the same brief gives the same text; a different title gives a different one', () => {
  const titles = ['Nurse', 'Cook', 'Product manager', 'Frontend developer', 'Electrician', 'Recruiter'];
  const texts = titles.map((title) => writeJob(brief({ title }), vocabulary).text);
  expect(writeJob(brief({ title: 'Nurse' }), vocabulary).text).toBe(texts[0]);
  const lines = texts.flatMap((text) => [
    ...new Set(text.split('\n').filter((line) => line.startsWith('- '))),
  ]);
  // Only lines about education may occur in two of them.
  const repeated = lines.filter((line, index) => lines.indexOf(line) !== index);
  expect(repeated.every((line) => line.includes('the same knowledge gained at work'))).toBe(true);
});

test('puts each line into its section', () => {
  const wishes = [
    'DATEV',
    'nice to have: IFRS',
    'a driving licence',
    'Keeps calm when three people ask at once',
  ];
  const { sections } = writeJob(brief({ title: 'Accountant', wishes }), vocabulary);
  const linesOf = (id: string) => sections.find((section) => section.id === id)?.lines;
  expect(linesOf('needs')).toEqual(expect.arrayContaining(['DATEV', 'A driving licence']));
  expect(linesOf('extras')).toContain('IFRS');
  expect(linesOf('wishes')).toEqual(['Keeps calm when three people ask at once']);
});

test('states nothing about the company beyond the given text', () => {
  const title = 'Cook';
  const company = 'We run two canteens in Leeds.';
  const without = writeJob(brief({ title }), vocabulary);
  const given = writeJob(brief({ title, company }), vocabulary);
  expect(without.sections.map(({ id }) => id)).not.toContain('company');
  expect(given.sections.at(-1)).toMatchObject({ id: 'company', paragraphs: [company], lines: [] });
});

test('shows terms below the title only if they were given', () => {
  const given = brief({ title: 'Cook', place: 'Leeds', workMode: 'on-site', employment: 'part-time' });
  expect(writeJob(given, vocabulary).terms).toBe('Location: Leeds · on site · part time');
  expect(writeJob(brief({ title: 'Cook' }), vocabulary).terms).toBe('');
});

test('reports an unknown title and invents no duties', () => {
  const { sections, occupation, notes } = writeJob(
    brief({ title: 'Chief happiness wizard', wishes: ['Speaks to every guest on their first evening'] }),
    vocabulary,
  );
  expect(occupation).toBeNull();
  expect(notes).toHaveLength(1);
  expect(sections.map(({ id }) => id)).toEqual(['role', 'wishes']);
});

test.each(['plain', 'warm', 'formal'])('the %s tone has its own headings and words', (tone) => {
  const heading = (section: string, of: string) =>
    writeJob(brief({ title: 'Nurse', tone: of }), vocabulary).sections.find(({ id }) => id === section)
      ?.heading;
  const others = ['plain', 'warm', 'formal'].filter((other) => other !== tone);
  for (const other of others) expect(heading('role', tone)).not.toBe(heading('role', other));
});

test('a longer length setting produces more lines', () => {
  const count = (length: string) =>
    writeJob(brief({ title: 'Nurse', length }), vocabulary).sections.flatMap(({ lines }) => lines).length;
  expect(count('short')).toBeLessThan(count('standard'));
  expect(count('standard')).toBeLessThan(count('detailed'));
});

test('rewrites a section in other words, deterministically for each variant', () => {
  const nurse = brief({ title: 'Nurse' });
  const variants = [0, 1, 2].map((variant) => rewriteSection(nurse, 'duties', variant, vocabulary));
  expect(new Set(variants.map(({ lines }) => lines.join('\n'))).size).toBe(3);
  expect(rewriteSection(nurse, 'duties', 1, vocabulary)).toEqual(variants[1]);
});

test.each([
  ['Accountant', 'an accountant'],
  ['SAP consultant', 'an SAP consultant'],
  ['UX designer', 'a UX designer'],
  ['HR manager', 'an HR manager'],
  ['Unix administrator', 'a Unix administrator'],
  ['Head Chef', 'a head chef'],
  ['Java Developer', 'a Java developer'],
])('a %s is called %s', (title, called) => {
  expect(writeJob(brief({ title }), vocabulary).text).toContain(called);
});

test.each([0, 1, 2])(
  'a duty that lists things is parted from the next by a comma in opening %s',
  (variant) => {
    const baker = brief({ title: 'Baker', tone: 'formal' });
    const [opening = ''] = rewriteSection(baker, 'role', variant, vocabulary).paragraphs;
    expect(opening).toMatch(/, and (will|who will|to) /);
  },
);
