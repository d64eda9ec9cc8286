import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readJobDescription(text, { vocabulary });
const asked = (text: string, kind?: string) =>
  read(text)
    .requirements.filter((requirement) => kind === undefined || requirement.kind === kind)
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));

const advert = `Senior Accountant
About us
Copper Lake is a family company with offices in four towns. We love React and free fruit.
Responsibilities
- Close the books each month and prepare the reports for the auditors
- Supervise two bookkeepers
Requirements
- 5+ years of experience in accounting
- Bachelor's degree in Accounting or Finance
- CPA
- Fluent in German
- Excel or Google Sheets
- Knowledge of SAP is a plus
Benefits
- Dental insurance, Python courses and a bonus
We are an equal opportunity employer.`;

describe('a whole advert', () => {
  test('has its title', () => {
    expect(read(advert).title).toBe('Senior Accountant');
  });

  test('has years, degree, certificate and language as must-haves', () => {
    expect(asked(advert, 'experience')).toEqual(['5+ years of experience in accounting (must)']);
    expect(asked(advert, 'education')).toEqual(["Bachelor's degree in Accounting or Finance (must)"]);
    expect(asked(advert, 'certification')).toEqual(['CPA (must)']);
    expect(asked(advert, 'language')).toEqual(['German (must)']);
  });

  test('asks for a certificate once, though it is also the title of whoever has it', () => {
    expect(asked(advert, 'title')).toEqual(['Senior Accountant']);
  });

  test('distinguishes must-haves from nice-to-haves by the words of the line before the section', () => {
    const sap = read(advert).requirements.find(({ text }) => text === 'SAP');
    const excel = read(advert).requirements.find(({ text }) => text.includes('Excel'));
    expect(sap?.must).toBe(false);
    expect(excel?.must).toBe(true);
    expect(sap?.weight).toBeLessThan(excel?.weight ?? 0);
  });

  test('has either-or groups as one requirement', () => {
    const excel = read(advert).requirements.find(({ text }) => text.includes('Excel'));
    expect(excel?.demand.kind === 'skill' ? excel.demand.skillIds.length : 0).toBe(2);
  });

  test('leaves out company, benefits and law', () => {
    const all = asked(advert).join('\n');
    for (const word of ['React', 'Python', 'Dental', 'equal', 'family']) expect(all).not.toContain(word);
  });

  test('quotes where each requirement stands', () => {
    for (const { evidence, id } of read(advert).requirements) {
      for (const { start, end } of evidence) expect(advert.slice(start, end).trim(), id).not.toBe('');
    }
  });
});

test('a whole advert with several skills is also judged by how broadly it is met, and one without is not', () => {
  const breadth = (text: string) => read(text).requirements.some(({ demand }) => demand.kind === 'breadth');
  const duties = Array.from(
    { length: 5 },
    (_, day) => `- Feed and water the animals of stable number ${day} by hand`,
  ).join('\n');
  expect(breadth(`Farm Hand\nResponsibilities:\n${duties}\nRequirements:\n- Docker\n- Python\n- SAP`)).toBe(
    true,
  );
  expect(breadth(`Farm Hand\nResponsibilities:\n${duties}`)).toBe(false);
});

test('an advert told in two long sentences is as whole as one of many short ones, and a note is none', () => {
  const isWhole = (text: string) =>
    read(text).requirements.some(({ demand }) => demand.kind === 'telling-words');
  const duties = `You will feed and milk a herd of ninety goats twice a day, trim hooves, watch over kidding, keep the parlour
and its pipes clean, turn the ripening cheeses in the cellar and load the van for the market on Saturdays.`;
  const wanted = `We want somebody who has looked after dairy animals for two years, drives a tractor, reads the health
of a herd from its walk and its dung, and writes down what the vet gave and when the milk may be sold again.`;
  expect(isWhole(`Goat Keeper\n\n${duties.replace('\n', ' ')}\n\n${wanted.replace('\n', ' ')}`)).toBe(true);
  expect(
    isWhole('Goat Keeper\n\nFeed and milk a herd of ninety goats twice a day and keep the parlour clean.'),
  ).toBe(false);
});

test('a bare list of key skills is read as well', () => {
  const list =
    'Role / key skills:\n- Logistics Manager\n- Inventory Management\n- Forklift\n- Pallet wrapping';
  const kinds = read(list).requirements.map(({ kind, must }) => `${kind}${must ? ' must' : ''}`);
  expect(kinds).toContain('title');
  expect(kinds).toContain('skill');
  expect(kinds).toContain('other');
});

test.each([
  ['3-5 years of experience in sales', 36],
  ['At least two years of experience in sales', 24],
  ['Minimum 10 years experience in sales', 120],
  ['18 months of experience in sales', 18],
])('%s asks for %i months', (line, months) => {
  const [found] = read(`Sales Clerk\nRequirements:\n- ${line}`).requirements.filter(
    ({ kind }) => kind === 'experience',
  );
  expect(found?.demand.kind === 'experience' ? found.demand.minMonths : null).toBe(months);
});

test.each([
  'Our company is 25 years old',
  'You must be 18 years of age',
  'We have served farmers for over 30 years',
])('%s asks for no years of work', (line) => {
  expect(asked(`Sales Clerk\nRequirements:\n- ${line}`, 'experience')).toEqual([]);
});

test('a skill written all in small is shown as it is spelled, any other as the advert writes it', () => {
  expect(
    asked('Requirements\n- html\n- jquery\n- npm\n- Javascript\n- relational databases', 'skill'),
  ).toEqual([
    'HTML (must)',
    'jQuery (must)',
    'npm (must)',
    'Javascript (must)',
    'Relational databases (must)',
  ]);
});

test('the same text has the same ids, whatever stands before it', () => {
  const idsOf = (text: string) => read(text).requirements.map(({ id }) => id);
  expect(idsOf(advert)).toEqual(idsOf(advert));
  const [docker] = read('Requirements:\n- Docker').requirements;
  const later = read('Requirements:\n- Kubernetes\n- Docker').requirements;
  expect(later.map(({ id }) => id)).toContain(docker?.id);
});

test('a soft skill counts little beside others, and as they do where soft skills are all that is asked for', () => {
  const weightIn = (text: string) =>
    read(text).requirements.find((requirement) => requirement.text === 'Communication')?.weight ?? 0;
  const beside = weightIn('Key skills:\n- Welding\n- Forklift\n- Plumbing\n- Communication');
  const alone = weightIn('Key skills:\n- Time management\n- Communication');
  expect(beside).toBeLessThan(1.1);
  expect(alone).toBe(2.5);
});

test('no weight lies beyond the scale that a recruiter has, in any language', () => {
  const german = `Bäcker gesucht
Wir suchen einen Bäcker für unsere Backstube in Ahrental.
Aufgaben:
- Brot und Brötchen backen und Teige herstellen
- Öfen bedienen und reinigen
- Bestellungen für die Filialen vorbereiten
Anforderungen:
- Abgeschlossene Ausbildung als Bäcker
- Führerschein Klasse B`;
  for (const text of [advert, german]) {
    expect(Math.max(...read(text).requirements.map(({ weight }) => weight))).toBeLessThanOrEqual(5);
  }
  const weights = new Map(read(german).requirements.map(({ demand, weight }) => [demand.kind, weight]));
  expect(weights.get('telling-words')).toBe(5);
  expect(weights.get('line-of-work')).toBeLessThan(3);
});

test('an empty text asks for nothing', () => {
  expect(read('').requirements).toEqual([]);
});

test('a line that never ends is read in parts, each quoted where it stands', () => {
  const long = `Requirements:\n- ${'loads trucks and drives forklifts on night shifts '.repeat(80)}Docker`;
  const docker = read(long).requirements.find(({ text }) => text === 'Docker');
  expect(docker?.evidence.map(({ start, end }) => long.slice(start, end).endsWith('Docker'))).toEqual([true]);
});

test('what the duties mention and a list asks for is asked as the list asks', () => {
  const text = [
    'Lamp Keeper',
    'Duties:',
    'Trims wicks, fills the oil and keeps the glass clean; brass lanterns if licensed.',
    'Runs the fog horn whenever the coast is hidden.',
    'Required:',
    '- Two years of lamp keeping',
    'Preferred:',
    '- Runs the fog horn whenever the coast is hidden',
  ].join('\n');
  const horn = readJobDescription(text, { vocabulary }).requirements.filter(({ text }) =>
    /fog horn/.test(text),
  );
  expect(horn.map(({ overall, must }) => ({ overall, must }))).toEqual([{ overall: false, must: false }]);
});
