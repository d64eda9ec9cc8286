import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, Finding } from './analysis.ts';
import { readJobDescription } from './job/read-job-description.ts';
import { match } from './match.ts';
import { pointsOf, pointsOfGroups, pointsOfParts, weightingOf } from './points.ts';
import { readResume } from './resume/read-resume.ts';
import { reweigh } from './reweigh.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';
import { countedOf, productOf, totalOf } from './weights.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const asked = [
  '5+ years of experience in payroll accounting',
  '3+ years of experience',
  '2+ years of experience with SAP',
  'Bachelor’s degree in Accounting or Finance',
  'CPA certification required',
  'German (B2)',
  'SQL Server',
  'Microsoft Excel',
  'Python or R',
  'Payroll',
  'Relational databases',
  'Account reconciliation for several legal entities',
  'Strong communication skills',
  'Must be based in Springfield',
];
const duties = [
  'Close the monthly books of four subsidiaries and prepare the consolidated statements',
  'Reconcile bank accounts and clear open items with suppliers',
  'Prepare payroll for two hundred employees and answer their questions',
  'Support the auditors with schedules and evidence',
];
const advert = fc
  .record({
    musts: fc.subarray(asked, { minLength: 2 }),
    nice: fc.subarray(asked),
    duties: fc.subarray(duties, { minLength: 2 }),
  })
  .map(({ musts, nice, duties: work }) =>
    [
      'Payroll Accountant',
      'Responsibilities:',
      ...work.map((duty) => `- ${duty}`),
      'Requirements:',
      ...musts.map((line) => `- ${line}`),
      'Nice to have:',
      ...nice.map((line) => `- ${line}`),
    ].join('\n'),
  );

const work = [
  'Prepared payroll for ninety employees in SAP and Excel.',
  'Reconciled bank accounts of three legal entities every month.',
  'Closed the monthly books and supported the auditors.',
  'Wrote queries in SQL against the ledger.',
  'Moved sofas and pianos.',
];
const position = fc
  .record({
    title: fc.constantFrom('Payroll Accountant', 'Junior Accountant', 'Furniture Mover', 'Data Analyst'),
    from: fc.integer({ min: 2008, max: 2020 }),
    years: fc.integer({ min: 0, max: 6 }),
    lines: fc.subarray(work, { minLength: 1 }),
  })
  .map(({ title, from, years, lines }) =>
    [`${title}, Lumen Works, Jan ${from} - Dec ${from + years}`, ...lines.map((line) => `- ${line}`)].join(
      '\n',
    ),
  );
const resume = fc
  .record({
    positions: fc.array(position, { maxLength: 4 }),
    education: fc.constantFrom('', 'B.Sc. Accounting, Harbour University, 2008', 'Associate Degree, 2007'),
    more: fc.subarray([
      'Skills\nMS Office, Django, MySQL, Payroll',
      'Languages\nGerman (B1)',
      'Certifications\nStudying for the CPA exam',
    ]),
  })
  .map(({ positions, education, more }) =>
    ['Robin Vale\nrobin.vale@example.com', 'Experience', ...positions, 'Education', education, ...more].join(
      '\n\n',
    ),
  );

const judge = (text: string, job: string): Analysis =>
  match(
    readResume(documentFromText(text), { vocabulary, today }),
    readJobDescription(job, { vocabulary }),
    // Simulates a model's similarity: low for any pair, high for texts with the same first letters.
    { vocabulary, today, similarity: (left, right) => (left[0] === right[0] ? 0.8 : 0.3) },
  );

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** Credits are rounded to hundredths. */
const hundredth = 0.005 + 1e-4;

function forAnalyses(check: (analysis: Analysis, text: string) => void): void {
  fc.assert(
    fc.property(resume, advert, (text, job) => check(judge(text, job), text)),
    { numRuns: 60 },
  );
}

describe('the score as a tree', () => {
  test('the parts of a credit, each times its share, add up to it', () => {
    forAnalyses(({ findings }) => {
      for (const { credit, parts, requirement } of findings) {
        const sum = sumOf(parts.map(({ share, credit: given }) => share * given));
        expect(Math.abs(sum - (credit ?? 0)), requirement.text).toBeLessThanOrEqual(hundredth);
        for (const { share, credit: given } of parts) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(given).toBeGreaterThanOrEqual(0);
          expect(given).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  test('each part that earned something has the lines that earned it, verbatim', () => {
    forAnalyses(({ findings }, text) => {
      for (const { parts, evidence, requirement } of findings) {
        const places = new Set(evidence.map(({ start, end }) => `${start}-${end}`));
        for (const part of parts) {
          const earned = part.share * part.credit;
          if (earned > 0)
            expect(part.evidence.length, `${requirement.text}: ${part.code}`).toBeGreaterThan(0);
          for (const { start, end, quote } of part.evidence) {
            expect(text.slice(start, end)).toBe(quote);
            expect(places.has(`${start}-${end}`)).toBe(true);
          }
        }
      }
    });
  });

  test("the factors of a weight multiply to it, also after a recruiter's change", () => {
    const weighed = fc.tuple(advert, fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(weighed, ([job, hundredths]) => {
        for (const requirement of readJobDescription(job, { vocabulary }).requirements) {
          expect(requirement.weighting, requirement.text).toBeDefined();
          expect(Math.abs(productOf(weightingOf(requirement)) - requirement.weight)).toBeLessThanOrEqual(
            hundredth,
          );
          const changed = { ...requirement, weight: hundredths / 100 };
          expect(productOf(weightingOf(changed))).toBeCloseTo(changed.weight, 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('points add up at every level: parts, requirements, groups, score', () => {
    forAnalyses(({ findings, score }) => {
      const points = pointsOf(findings);
      const groups = pointsOfGroups(findings);
      for (const { requirement, parts, credit } of findings) {
        const own = points.get(requirement.id);
        if (own === undefined || credit === 0) continue;
        const given = pointsOfParts(parts, own);
        expect(sumOf(given.map(({ earned }) => earned)), requirement.text).toBeCloseTo(own.earned, 9);
        for (const { earned, max } of given) expect(earned).toBeLessThanOrEqual(max + 1e-9);
      }
      const { sum, weights } = totalOf(countedOf(findings));
      const exact = weights === 0 ? 0 : (100 * sum) / weights;
      expect(groups.overall.earned + groups.requirements.earned).toBeCloseTo(exact, 9);
      if (weights > 0) expect(groups.overall.max + groups.requirements.max).toBeCloseTo(100, 9);
      if (score !== null) expect(Math.abs(score - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
    });
  });

  test('skill coverage follows changed weights with its parts', () => {
    forAnalyses((analysis) => {
      const requirements = analysis.findings.map(({ requirement }, place) => ({
        ...requirement,
        weight: (place % 5) + 0.5,
      }));
      const again = reweigh(analysis, requirements);
      const coverage = again?.findings.find(({ requirement }) => requirement.demand.kind === 'breadth');
      if (!coverage || coverage.credit === 0) return;
      const sum = sumOf(coverage.parts.map(({ share, credit }) => share * credit));
      expect(Math.abs(sum - (coverage.credit ?? 0))).toBeLessThanOrEqual(hundredth);
    });
  });

  test('the same input gives the same tree', () => {
    fc.assert(
      fc.property(resume, advert, (text, job) => {
        expect(JSON.stringify(judge(text, job))).toBe(JSON.stringify(judge(text, job)));
      }),
      { numRuns: 20 },
    );
  });
});

const person = (...lines: string[]) => `Robin Vale\nrobin.vale@example.com\n\n${lines.join('\n')}`;
const findingOn = (requirement: string, text: string): Finding => {
  const [finding] = judge(text, `Requirements:\n- ${requirement}`).findings;
  if (!finding) throw new Error(`nothing is asked by: ${requirement}`);
  return finding;
};

describe('years', () => {
  test('have a part for each position, with the months not already counted for another', () => {
    const { reason, parts } = findingOn(
      '5+ years in accounting',
      person(
        'Experience',
        'Accountant, Lumen Works, Jan 2015 - Dec 2016',
        '- Closed the books.',
        'Furniture Mover, Quick Vans, Jan 2017 - Dec 2018',
        '- Moved sofas.',
        'Senior Accountant, Harbour Mills, Jul 2016 - Jun 2018',
        '- Closed the books.',
      ),
    );
    expect(reason).toEqual({
      code: 'years-of-kind',
      args: { months: 42, asked: 60, positions: 2, titled: 42 },
    });
    expect(parts.map(({ code, args, share, credit }) => [code, args, share, credit])).toEqual([
      ['position', { title: 'Accountant', months: 24 }, 0.4, 1],
      ['position', { title: 'Senior Accountant', months: 18 }, 0.3, 1],
    ]);
  });

  test('that are not found show the positions that were checked, and no credit', () => {
    const { status, parts } = findingOn(
      '20+ years of experience',
      person('Experience', 'Baker, Golden Oven, Jan 2020 - Dec 2021'),
    );
    expect(status).toBe('not-met');
    expect(parts.map(({ credit, evidence }) => [credit, evidence.length])).toEqual([[0, 1]]);
  });
});

test('a skill that is only listed shows what use in a position would add', () => {
  const { parts } = findingOn('PostgreSQL', person('Skills', 'PostgreSQL, Baking'));
  expect(parts.slice(0, 3).map(({ code, args, share, credit }) => [code, args, share, credit])).toEqual([
    ['showing', { how: 'listed', by: null }, 0.4, 0.75],
    ['length-of-use', { months: null }, 0.05, 0],
    ['recency-of-use', { monthsSince: null }, 0.05, 0],
  ]);
});

test('keeps every line of a skill that was used in many positions', () => {
  const lines = Array.from({ length: 9 }, (_, place) => `- Tuned PostgreSQL for shop number ${place}a.`);
  const { parts, evidence } = findingOn(
    'PostgreSQL',
    person('Experience', 'Database Administrator, Lumen Works, Jan 2019 - Present', ...lines),
  );
  expect(parts.find(({ code }) => code === 'showing')?.evidence).toHaveLength(9);
  expect(evidence.length).toBeGreaterThanOrEqual(9);
});
