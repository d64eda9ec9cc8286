import {
  documentFromText,
  loadVocabulary,
  type Requirement,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NamedTerm, nameOf, type PoolFact } from '../facts/pool-fact.ts';
import { readPoolFacts } from '../facts/read-pool-facts.ts';
import { encodeFacts } from '../postings/person-facts.ts';
import { withTerms } from '../postings/pool-query.ts';
import { scorePeople } from '../postings/score-people.ts';
import { createOpenSegment } from '../postings/segment.ts';
import { fulfills, type LineCount, pointsOfFacts, queryOfJob } from './query-of-job.ts';
import { readJobLines } from './read-job-lines.ts';

const vocabulary = loadVocabulary();
const advert = `Senior Accountant

We run eleven bakeries and look for a senior accountant in Lisbon.

Requirements
- 5 years of experience in accounting
- QuickBooks is required
- Excel or Tableau
- Bachelor's degree in Finance
- German at level B2
- CPA certification is a plus
- Willing to travel`;
const { requirements } = readJobDescription(advert, { vocabulary });
const lines = readJobLines(requirements, vocabulary);

const factsOf = (text: string): PoolFact[] =>
  readPoolFacts(readResume(documentFromText(text), { vocabulary, today: '2026-05-01' }), vocabulary);

const pool: readonly PoolFact[][] = [
  `Cruz Navarro\nLisbon\n\nExperience\nSenior Accountant, Kestrel Foods, 2012-01 - present\nClosed the books in QuickBooks.\n\nEducation\nMBA in Finance, Port College, 2011\n\nSkills\nQuickBooks, Excel\n\nLanguages\nGerman: C1`,
  `Ada Thorne\n\nExperience\nBookkeeper, Fern Mill, 2022-01 - present\n\nSkills\nExcel\n\nLanguages\nGerman: A1`,
  `Ben Quay\n\nExperience\nWelder, Quay Yard, 2020-01 - 2021-01\n\nSkills\nTableau`,
  `Mia Falk\n\nSkills\nQuickBooks`,
].map(factsOf);

/** Each person's score in the index, 0-255; leaves out people who are filtered out. */
function scoresIn(counts: ReadonlyMap<string, LineCount>): Map<number, number> {
  const numbers = new Map<string, number>();
  const numberOf = (term: NamedTerm) => {
    const name = nameOf(term);
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const segment = createOpenSegment(0);
  for (const [no, facts] of pool.entries())
    segment.add(no, encodeFacts(facts.map((fact) => ({ term: numberOf(fact), value: fact.grade }))));
  const query = { ...queryOfJob(lines, counts), limit: 10, counted: [], countedByValue: null };
  return new Map(scorePeople([segment], withTerms(query, numberOf)).best.map(({ no, score }) => [no, score]));
}

const asAsked = (change: Partial<LineCount> = {}): Map<string, LineCount> =>
  new Map(requirements.map(({ id, weight, must }) => [id, { weight, must, ...change }]));

const partsOfText = (kind: Requirement['kind']) =>
  requirements.flatMap((requirement, index) =>
    requirement.kind === kind && !requirement.overall ? (lines[index]?.parts ?? []) : [],
  );

test('maps each requirement to matching facts, and working conditions to none', () => {
  const shown = (kind: Requirement['kind']) =>
    partsOfText(kind).flatMap(({ ways }) => ways.map((way) => `${way.kind} ${way.value}`));
  expect(shown('skill')).toEqual(expect.arrayContaining(['skill quickbooks', 'skill tableau']));
  expect(shown('language')).toEqual(['language german']);
  expect(shown('education')).toEqual([
    'degree bachelor',
    'degree master',
    'degree doctorate',
    'field finance',
  ]);
  expect(shown('experience')).toContain('years ');
  expect(shown('certification')).toContain('certification cpa');
  const travel = requirements.findIndex(({ demand }) => demand.kind === 'other' && demand.logistics);
  expect(lines[travel]?.parts).toEqual([]);
  const work = requirements.findIndex(({ demand }) => demand.kind === 'line-of-work');
  expect(lines[work]?.parts[0]?.ways[0]).toMatchObject({ kind: 'occupation', share: 1 });
});

test('ranks the best-matching people first', () => {
  const scores = scoresIn(asAsked({ must: false }));
  expect([...scores.keys()][0]).toBe(0);
  expect(scores.get(0)).toBeGreaterThan(2 * (scores.get(2) ?? 0));
});

test('points of requirements add up to the score, and must-haves match the filter at any weight', () => {
  const count = fc.record({ weight: fc.integer({ min: 0, max: 500 }), must: fc.boolean() });
  fc.assert(
    fc.property(fc.array(count, { minLength: lines.length, maxLength: lines.length }), (chosen) => {
      const counts = new Map(
        lines.map(({ id }, index) => [
          id,
          { weight: (chosen[index]?.weight ?? 0) / 100, must: chosen[index]?.must ?? false },
        ]),
      );
      const scores = scoresIn(counts);
      const musts = lines.filter(({ id }) => counts.get(id)?.must);
      for (const [no, facts] of pool.entries()) {
        const score = scores.get(no);
        const points = [...pointsOfFacts(lines, counts, facts).values()];
        const sum = points.reduce((all, { earned }) => all + earned, 0);
        if (score !== undefined) expect(2.55 * sum).toBeCloseTo(score, 6);
        if (musts.length > 0) expect(scores.has(no)).toBe(musts.every((line) => fulfills(line, facts)));
        else expect(sum > 0).toBe(score !== undefined);
      }
    }),
    { numRuns: 60 },
  );
});

test('a language requirement does not exclude people who list no languages', () => {
  const german = lines.filter(({ kind }) => kind === 'language');
  expect(pool.map((facts) => german.every((line) => fulfills(line, facts)))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
