import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();

const around = (lines: string): string =>
  [
    'Harbor Accountant',
    'Gull & Sons has carried freight between the islands since 1920, and our 40 ships sail every day.',
    'Your role',
    'Close the books of four ships each month and prepare the reports for the owners.',
    lines,
    'We offer a competitive salary, paid time off and a berth for your own boat.',
  ].join('\n');

const asked = (lines: string): readonly string[] =>
  readJobDescription(around(lines), { vocabulary })
    .requirements.filter(({ overall, evidence }) => !overall && evidence.length > 0)
    .map(({ text, must }) => (must ? `${text} (must)` : text));

describe('a list that lost its line breaks', () => {
  test('is parted at its numbers, without blanks around them', () => {
    expect(
      asked(
        'A successful accountant will have:1.Knowledge of PostgreSQL.2.Fluency in Norwegian.3.Experience with Docker',
      ),
    ).toEqual(['Norwegian (must)', 'PostgreSQL (must)', 'Docker (must)']);
  });
  test('keeps its numbers beside what they number', () => {
    expect(asked('Requirements:\n1. PostgreSQL\n2. Wherry lanterns\n3. Docker')).toEqual([
      'PostgreSQL (must)',
      'Wherry lanterns (must)',
      'Docker (must)',
    ]);
  });
  test('is parted at bullets without blanks', () => {
    expect(asked('Requirements:\nPostgreSQL•Docker•Wherry or Grebe lanterns')).toEqual([
      'PostgreSQL (must)',
      'Docker (must)',
      'Wherry or Grebe lanterns (must)',
    ]);
  });
  test('is parted beside headings and years, and not within names', () => {
    expect(
      asked(
        'Count lanterns by the quayRequirementsBookkeeping for a ferry company2-4 years in a harborKnowledge of Docker and JavaScriptNice to haveNorwegian',
      ),
    ).toEqual([
      'Bookkeeping for a ferry company (must)',
      '2-4 years in a harbor (must)',
      'Docker (must)',
      'JavaScript (must)',
      'Norwegian',
    ]);
  });
  test('has its heading at the end of the line above it', () => {
    expect(
      asked('Assist with job costing and the close of the month Qualifications:\nWherry lanterns'),
    ).toContain('Wherry lanterns (must)');
  });
  test('asks for no button of the page behind its last entry', () => {
    expect(asked('Requirements:\nPostgreSQL\nWherry lanterns Apply today for a berth!')).toEqual([
      'PostgreSQL (must)',
      'Wherry lanterns (must)',
    ]);
  });
  test('is parted at its bars, of which a table row or a line of places has another use', () => {
    expect(
      asked('Requirements: PostgreSQL | HS diploma or GED | 2 yrs mending lanterns | valid driver license'),
    ).toEqual([
      'PostgreSQL (must)',
      'High school diploma (must)',
      '2 yrs mending lanterns (must)',
      'driver license (must)',
    ]);
    expect(asked('Requirements:\nWherry | Grebe lanterns')).toEqual(['Wherry | Grebe lanterns (must)']);
  });
  test('is parted at semicolons without blanks, but not within a sign of HTML', () => {
    expect(asked('Requirements:\nPostgreSQL;Docker')).toEqual(['PostgreSQL (must)', 'Docker (must)']);
    expect(asked('Requirements:\nExperience with Wherry&amp;Grebe lanterns')).toHaveLength(1);
  });
  test('goes on where a full stop kept no blank', () => {
    expect(asked('Requirements:\nExperience with Docker preferred.knowledge of PostgreSQL')).toEqual([
      'Docker',
      'PostgreSQL (must)',
    ]);
  });
});

test.each([
  "A Bachelor's degree is required, and a Master's degree is preferred.",
  "Bachelor's degree required, Master's degree preferred",
])('each degree of a line is asked for as strongly as it says: %s', (line) => {
  expect(asked(`Requirements:\n${line}`)).toEqual(["Bachelor's degree (must)", "Master's degree"]);
});

describe('below a heading of requirements a line is asked for in its own words', () => {
  test.each(['Wherry or Grebe', 'Q&Z license', 'Knots and splices'])('however short: %s', (line) => {
    expect(asked(`Requirements:\nPostgreSQL\n${line}\nDocker`)).toContain(`${line} (must)`);
  });
  test.each(['Must', 'The must-brings'])('headed %s', (heading) => {
    expect(asked(`${heading}:\nWherry lanterns\nDocker`)).toContain('Wherry lanterns (must)');
  });
  test.each(['Wants', 'Wishes', 'The lovely extras'])('as a wish, headed %s', (heading) => {
    expect(asked(`${heading}:\nWherry lanterns\nDocker`)).toContain('Wherry lanterns');
  });
});

test.each([
  ['One or two years related experience preferred.', 'One or two years related experience'],
  ['2-5 years of experience', '2-5 years of experience (must)'],
  ['At least four years’ experience', 'At least four years’ experience (must)'],
])('years that are of nothing keep the words of the advert: %s', (line, expected) => {
  expect(asked(`Requirements:\n${line}`)).toContain(expected);
});
