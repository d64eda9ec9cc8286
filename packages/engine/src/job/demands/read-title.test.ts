import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();
const titleOf = (...lines: readonly string[]): string | null =>
  readJobDescription([...lines, 'Requirements', '- Docker', '- PostgreSQL'].join('\n'), { vocabulary }).title;

test.each([
  [['Mill & Marsh', 'Payroll Clerk'], 'Payroll Clerk'],
  [['We are hiring!', 'Head Gardener - Larchmere Gardens'], 'Head Gardener'],
  [['Back to search results', 'Save', 'Physiotherapist (Band 6)', 'Larchmere'], 'Physiotherapist'],
  [['Company: Delta Mills', 'Job role: Spinning Supervisor'], 'Spinning Supervisor'],
  [['Heron Recruitment', 'Job: Electrician (Ovens)'], 'Electrician'],
  [['From: Wren Grebe', 'To: all', 'Subject: FW: Quantity Surveyor – Larchmere'], 'Quantity Surveyor'],
  [['ISLAND SCHOOL, CO. TERN', 'PRIMARY TEACHER - FIXED TERM'], 'Primary Teacher'],
  [['Nurse Staffing Ltd', 'Warehouse Operative'], 'Warehouse Operative'],
  [['NOW HIRING', 'PLUMBER'], 'Plumber'],
  [['From: Wren Grebe', 'Subject: FW: Lab manager post'], 'Lab manager'],
  [['Post Office Clerk'], 'Post Office Clerk'],
  [
    [
      'This job is open to',
      'The public',
      'Announcement number 12',
      'Control number 7',
      'Accepting applications',
      'Civil Engineer',
    ],
    'Civil Engineer',
  ],
  [['Harbour Jobs', 'Band 6 Community Physiotherapist'], 'Community Physiotherapist'],
])('a title stands below the employer, a slogan or buttons: %j', (lines, title) => {
  expect(titleOf(...lines)).toBe(title);
});

test.each([
  ['Lakeside School – Teaching Assistant', 'Teaching Assistant'],
  ['PERSON SPECIFICATION – SCHOOL COOK', 'School Cook'],
  ['Lantern Practitioner Level 3', 'Lantern Practitioner'],
  ['Lantern Operative - Larchmere', 'Lantern Operative'],
  ['Dental Hygienist wanted', 'Dental Hygienist'],
  ['Tram Technician / Mechanic', 'Tram Technician / Mechanic'],
])('a title stands beside what else its line says: %s', (line, title) => {
  expect(titleOf(line)).toBe(title);
});

test('a sentence below the first line names no title of its own', () => {
  expect(
    titleOf('Mill & Marsh', 'Our bakers bake for seven harbours and a payroll clerk pays them.'),
  ).toBeNull();
});

test('several who are sought are sought one by one', () => {
  expect(titleOf('Hazel Homecare is looking for care assistants in and around Larchmere.')).toBe(
    'Care assistant',
  );
});

test('a superior’s title is not the one of the job', () => {
  expect(titleOf('Larchmere', 'Reporting to the general manager, you will lead a team.')).toBeNull();
});

test.each([
  ['SEO SEM Webmaster Link Building', null],
  ['Sales Manager, Retail and Merchandising', 'Sales Manager'],
  ['Senior Java Spring Developer', 'Senior Java Spring Developer'],
])('a title between skills is one of a list of key skills: %s', (text, title) => {
  expect(readJobDescription(text, { vocabulary }).title).toBe(title);
});

test('every key skill of a bare list is a requirement of its own', () => {
  const { requirements } = readJobDescription('- Payroll\n- ADP\n- Microsoft Excel', { vocabulary });
  const explicit = requirements.filter(({ overall }) => !overall).map(({ text }) => text);
  expect(explicit).toEqual(['Payroll', 'ADP', 'Microsoft Excel']);
});
