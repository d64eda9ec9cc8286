import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (head: string, line: string): readonly string[] =>
  readJobDescription(
    `${head}\nWhat you will do\n- Mend boats of the islands\n- ${line}\nRequirements\n- Docker`,
    {
      vocabulary,
    },
  ).requirements.map(({ text }) => text);

const described = 'Larchmere Mutual protects small farms and lonely lighthouses of seven islands';

test.each([
  'Developer\nLarchmere Mutual',
  'Larchmere Mutual Ltd\nDeveloper',
  'Developer - Larchmere Mutual, Ternhaven',
  'Company: Larchmere Mutual\nDeveloper',
  'Developer\nLarchmere Mutual Savings Group · Ternhaven',
])('what the employer does is asked of nobody: %j', (head) => {
  expect(asked(head, described)).not.toContain(described);
});

test('an employer called by its initials is known', () => {
  const described = 'OHW protects small farms and lonely lighthouses of seven islands';
  expect(asked('Developer\nOffice for Harbours and Waterways', described)).not.toContain(described);
  expect(asked('Developer\nOffice for Waterways', described)).toContain(described);
});

test('an employer called by half its name or with its legal form is known', () => {
  const half = 'Larchmere protects small farms and lonely lighthouses of seven islands';
  expect(asked('Developer\nLarchmere Mutual Savings', half)).not.toContain(half);
  expect(asked('Developer\nHarbour Mutual Savings', half)).toContain(half);
  const whole = 'Grebe & Heron B.V. protects small farms and lonely lighthouses of seven islands';
  expect(asked('Developer', whole)).not.toContain(whole);
});

test('of whoever is not named at the head it may be a duty', () => {
  expect(asked('Developer\nHeron Bakers', described)).toContain(described);
});

test('what an employer seeks is no tale of it', () => {
  const seeks = 'Larchmere Mutual is seeking a developer who protects lonely lighthouses with PostgreSQL';
  expect(asked('Developer\nLarchmere Mutual', seeks)).toContain('PostgreSQL');
});
