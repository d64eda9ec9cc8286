import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (text: string, kind: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ kind: own, evidence }) => evidence.length > 0 && own === kind)
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));
const askedIn = (line: string, kind = 'skill') =>
  asked(`Developer\nRequirements:\n- ${line}\n- Docker`, kind);

describe('several skills in one line', () => {
  test.each([
    [
      'Work with databases (MySQL, Redis/Cassandra, MongoDB)',
      'MySQL or Redis or Cassandra or MongoDB (must)',
    ],
    ['Languages such as Java, C++, Golang & Rust', 'Java or C++ or Golang or Rust (must)'],
    ['Knowledge of Kotlin, Scala or the like', 'Kotlin or Scala (must)'],
    ['Experience with Oracle ERP or other SAP systems', 'Oracle ERP or SAP systems (must)'],
    ['Building ETL/ELT pipelines', 'ETL/ELT (must)'],
    ['Experience with Kafka or another message broker', 'Kafka or Message broker (must)'],
    ['PostgreSQL or a similar relational database', 'PostgreSQL or Relational database (must)'],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toContain(expected);
  });

  test('each of a list without brackets is asked for by itself', () => {
    expect(askedIn('MySQL, Redis and MongoDB')).toEqual(
      expect.arrayContaining(['MySQL (must)', 'Redis (must)', 'MongoDB (must)']),
    );
  });

  test('what another of its kind may replace is not asked for by itself', () => {
    expect(askedIn('Experience with Kafka or another message broker')).not.toContain('Kafka (must)');
  });

  test('a list with "or" ends after it', () => {
    expect(askedIn('MySQL or Redis, Kafka, Terraform')).toEqual(
      expect.arrayContaining(['MySQL or Redis (must)', 'Kafka (must)', 'Terraform (must)']),
    );
  });

  test.each([
    ['Kafka or Ternmill', 'Kafka or Ternmill (must)'],
    ['Ternmill or Kafka for the harbour', 'Kafka or Ternmill (must)'],
    ['Bash and/or PowerShell', 'Bash or PowerShell (must)'],
    ['MySQL, Ternmill or Redis', 'MySQL or Redis or Ternmill (must)'],
    ['Use Ternmill, MySQL or Redis', 'MySQL or Redis or Ternmill (must)'],
    ['MySQL or ternMILL', 'MySQL or ternMILL (must)'],
    ['t6, MySQL or Redis', 'MySQL or Redis or t6 (must)'],
  ])('a name that nobody knows will do as well: %s', (line, expected) => {
    expect(askedIn(line)).toContain(expected);
  });

  test('no name is what only begins with a capital: "Kafka or Similar"', () => {
    expect(askedIn('Kafka or Similar')).toContain('Kafka (must)');
  });

  test('a single one in brackets stays what must be there', () => {
    expect(askedIn('Container orchestration (Kubernetes)')).toContain('Kubernetes (must)');
  });

  test('years are of what stands beside them', () => {
    expect(askedIn('5+ years of Python, including Terraform', 'experience')).toEqual([
      '5+ years of Python (must)',
    ]);
    expect(askedIn('3+ years of Java, with a focus on Kafka', 'experience')).toEqual([
      '3+ years of Java (must)',
    ]);
  });
});

test('years with what is one thing in two words name it so', () => {
  expect(askedIn('3 years of B2B SaaS work', 'experience')).toEqual(['3 years of B2B SaaS (must)']);
});

test('years are told in the words of the advert', () => {
  expect(askedIn('6+ years of engineering experience', 'experience')).toEqual([
    '6+ years of engineering experience (must)',
  ]);
  expect(askedIn('6+ years of design experience', 'experience')).toEqual([
    '6+ years of design experience (must)',
  ]);
});

describe('what shuts nobody out', () => {
  test('words of nearly any work are required as well: silence shuts nobody out', () => {
    expect(askedIn('Strong analysis and Python')).toEqual(
      expect.arrayContaining(['Analysis (must)', 'Python (must)']),
    );
  });

  test('what the employer owns or sells', () => {
    expect(askedIn('Improve TikTok’s recommendations with Python')).not.toContain('TikTok (must)');
    const advert = 'Developer\nRequirements:\n- Python\nAcme delivers the cloud-native platform for shops.';
    expect(asked(advert, 'skill')).toEqual(['Python (must)']);
    expect(asked('Nurse\nDuties:\n- See our EEO policy on hiring\n- Wound care', 'skill')).toEqual([
      'Wound care',
    ]);
  });
});

test('fields of study end where the sentence goes on', () => {
  expect(
    askedIn(
      'Bachelor’s degree in accounting or finance and the knowledge of taxes and verbal skills',
      'education',
    ),
  ).toEqual(["Bachelor's degree in accounting or finance (must)"]);
  expect(askedIn('Bachelor’s degree in a business or science major', 'education')).toEqual([
    "Bachelor's degree in business or science (must)",
  ]);
});

test('criteria are required, and what is used is asked for', () => {
  const advert = 'Developer\nAbout us\nWe bake.\nHiring criteria\n- Terraform\nTech stack\n- Kotlin';
  expect(asked(advert, 'skill')).toEqual(['Terraform (must)', 'Kotlin']);
});
