import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();

const asked = (text: string) =>
  readJobDescription(text, { vocabulary }).requirements.filter(({ overall }) => !overall);
const shown = (text: string) => asked(text).map(({ text, must }) => (must ? `${text} (must)` : text));

const email = (sentences: string): string =>
  `Subject: accountant\nFrom: Paula\n\nHi Tess,\n\nthanks for the call, here is what I have in mind.\n\n${sentences}\n\nThanks\nPaula`;

test.each([
  ['You hold a CPA, know SAP and have led a team of five.', ['CPA (must)', 'SAP (must)']],
  ['The right person has used Salesforce and knows SQL inside out.', ['Salesforce (must)', 'SQL (must)']],
  ['They must have worked with Docker. Some Python for the odd script.', ['Docker (must)', 'Python (must)']],
  ['We also expect experience with Jenkins.', ['Jenkins (must)']],
  ['I want someone who has worked with Tableau, nothing less.', ['Tableau (must)']],
  ['PostgreSQL is used every day.', ['PostgreSQL (must)']],
  ['Whoever joins us knows Figma. Spanish helps.', ['Figma (must)', 'Spanish']],
  ['He or she speaks French. German would be lovely.', ['French (must)', 'German']],
  ['My client would like to see five years of bookkeeping.', ['Five years of bookkeeping (must)']],
  ['Payroll runs on Fridays and whoever takes this on has to know ADP.', ['ADP (must)']],
  ['Docker should be second nature. We use Figma.', ['Docker (must)', 'Figma']],
  ['Tableau we can teach you. You know SAP.', ['Tableau', 'SAP (must)']],
])('%s asks in an email', (sentences, requirements) => {
  expect(shown(email(sentences))).toEqual(expect.arrayContaining(requirements));
});

test.each([
  'Finnish is not required.',
  'No degree needed.',
  'We close the books by day four.',
  'Paula is moving to Boise and will be missed.',
])('%s asks for nothing', (sentence) => {
  expect(asked(email(`You hold a CPA.\n\n${sentence}`)).map(({ text }) => text)).toEqual(['CPA']);
});

test('below a heading of duties, what the person does stays a duty', () => {
  const advert = 'Clerk\n\nResponsibilities\n- You write reports in Excel\n- You know the regulars by name';
  expect(asked(advert).filter(({ must }) => must)).toEqual([]);
});

test('"six years in a row" are no years of work, and a budget is no pay', () => {
  const found = shown(email('You hold a CPA. Voted best of the valley six years in a row.'));
  expect(found).toEqual(['CPA (must)']);
  expect(shown(email('You have led projects with budgets of $5m and know SAP.')).join()).toMatch(/SAP/);
});

test('a name below an email without a closing is no demand', () => {
  expect(shown('From: Wren\n\nYou know SAP and Docker.\n\nWren')).toEqual(['SAP (must)', 'Docker (must)']);
});

test.each([
  ['Requirements:\n- Docker\nWould be icing\n- Figma', ['Docker (must)', 'Figma']],
  ['You’ll get a call from us if\n- Docker\n- Figma', ['Docker (must)', 'Figma (must)']],
])('%s is read below its headings', (text, requirements) => {
  expect(shown(`Developer\n\n${text}`)).toEqual(requirements);
});

test('a notice of a few lines asks for all that it names', () => {
  expect(
    shown('Wanted: HVAC technician, 3 years of commercial work, valid DL, CPR, own tools. Call Dave.'),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^3 years of commercial.*must/), 'CPR (must)']));
});

test.each([
  ['Seven years in corporate accounting, please, nothing less', 'corporate accounting'],
  ['5 years of experience with toddlers, references, own car', 'toddlers'],
  ['4 years in sales, marketing or events', 'sales, marketing or events'],
  ['2+ years perio experience, Eaglesoft', 'perio'],
  ['3 years as a driver and have handled reefers', 'driver'],
])('the field of %s ends where something else is asked', (line, field) => {
  const years = asked(`Requirements:\n- ${line}`).find(({ kind }) => kind === 'experience');
  expect(years?.demand.kind === 'experience' && years.demand.field).toBe(field);
});

test.each([
  ['Opinionated about LLM evals, has put an agent in front of users', 'education'],
  ['Can explain a p-value', 'skill'],
  ['Works from our kitchen in Leeds', 'skill'],
])('%s names no %s', (line, kind) => {
  expect(asked(`Requirements:\n- ${line}`).filter((each) => each.kind === kind)).toEqual([]);
});

test('an address with pay behind the last demand is no part of it', () => {
  expect(shown(email('You need CPR and a valid DL. $32 an hour.')).join()).toMatch(/CPR/);
});

test('neither a signature nor what an email quotes is asked for', () => {
  const text = `${email('You hold a CPA and know SAP.')}\n\nFjordline Ltd | Lic. FJORDL842QK\n> On Jan 6, Tess wrote:\n> Could you also list Figma?`;
  expect(shown(text)).toEqual(['CPA (must)', 'SAP (must)']);
  expect(shown(email('You know SAP.'))).toEqual(['SAP']);
});

test('a sign of quoting may mark the entries of a list', () => {
  expect(shown('Developer\n\nRequirements\n> Docker\n> Figma')).toEqual(['Docker (must)', 'Figma (must)']);
});

test('a list below thanks is read', () => {
  const items = Array.from(
    { length: 12 },
    (_, index) => `- Experience with oven number ${index + 1} of the harbor`,
  );
  const text = `Baker\n\nThank you\n\nRequirements\n${items.join('\n')}\n- Knowledge of SAP`;
  expect(shown(text)).toContain('SAP (must)');
});

test('how a language is known is no requirement beside it', () => {
  const text =
    'Clerk\n\nRequirements\n- Fluent in English and Spanish, spoken and written (we test)\n- Excel';
  expect(shown(text)).toEqual(['English and Spanish (must)', 'Excel (must)']);
});

test('the team that one joins and how many rely on it are no duties', () => {
  const text =
    'Developer\n\nThe role\nYou will join the Dispatch team, which owns the trucks. Some 400 drivers notice when we get it wrong.\n\nRequirements\n- Docker';
  const { requirements } = readJobDescription(text, { vocabulary });
  expect(requirements.map((each) => each.text).join(' | ')).not.toMatch(/Dispatch|drivers/);
});
