import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobDescription } from '../job/job-description.ts';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import {
  advertOf,
  anAdvert,
  aPerson,
  aProfession,
  type MadeUpAdvert,
  type MadeUpPerson,
  personOf,
  writeResume,
} from '../testing/made-up-people.ts';
import { stuffingStrategies } from '../testing/stuffing-strategies.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const numRuns = 40;

const judge = (text: string, job: JobDescription) =>
  match(readResume(documentFromText(text), { vocabulary, today }), job, { vocabulary, today });

/** Kinds of flags for a resume that was written for the advert. */
const alarms = ['keyword-stuffing', 'copied-job-text'];

const alarmsOf = (text: string, job: JobDescription) =>
  judge(text, job).flags.filter(({ kind }) => alarms.includes(kind));

type Pair = readonly [MadeUpPerson, MadeUpAdvert];

const ofOtherWork: fc.Arbitrary<Pair> = fc
  .tuple(aPerson, anAdvert)
  .filter(([person, advert]) => person.profession !== advert.profession);
const ofThisWork: fc.Arbitrary<Pair> = aProfession.chain((profession) =>
  fc.tuple(personOf(profession), advertOf(profession)),
);

/** The score changes of a strategy over many pairs, in ascending order, and the share of resumes that are flagged. */
function movesOf(pairs: fc.Arbitrary<Pair>, strategy: (typeof stuffingStrategies)[string]) {
  const { seed } = fc.readConfigureGlobal();
  const measured = fc
    .sample(pairs, { numRuns, ...(seed === undefined ? {} : { seed }) })
    .map(([person, advert]) => {
      const job = readJobDescription(advert.text, { vocabulary });
      const stuffed = judge(writeResume(strategy(person, advert)), job);
      return {
        move: (stuffed.score ?? 0) - (judge(writeResume(person), job).score ?? 0),
        isFlagged: stuffed.flags.some(({ kind }) => alarms.includes(kind)),
      };
    });
  const moves = measured.map(({ move }) => move).sort((a, b) => a - b);
  return {
    median: moves[numRuns / 2] ?? 0,
    /** The change that nine in ten pairs do not exceed. */
    mostly: moves[Math.floor(0.9 * numRuns)] ?? 0,
    flagged: measured.filter(({ isFlagged }) => isFlagged).length / numRuns,
  };
}

const oneTermInEachLine = stuffingStrategies['a term set into each honest line'];

describe.each(Object.entries(stuffingStrategies))('%s', (_, strategy) => {
  test('a candidate from other work gains almost nothing and is flagged', () => {
    const { median, mostly, flagged } = movesOf(ofOtherWork, strategy);
    expect(median).toBeLessThanOrEqual(2);
    expect(mostly).toBeLessThanOrEqual(10);
    expect(flagged).toBeGreaterThan(0.9);
  });

  // An honest resume may also have one name in a true line about the same work, so only the median is bounded.
  test('a candidate in the same work gains little', () => {
    const { median, mostly } = movesOf(ofThisWork, strategy);
    expect(median).toBeLessThanOrEqual(6);
    if (strategy !== oneTermInEachLine) expect(mostly).toBeLessThanOrEqual(20);
  });
});

test('no honest resume is flagged, in the same work or other work', () => {
  fc.assert(
    fc.property(fc.oneof(ofThisWork, ofOtherWork), ([person, advert]) => {
      const job = readJobDescription(advert.text, { vocabulary });
      expect(alarmsOf(writeResume(person), job)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const advert = readJobDescription(
  [
    'Accountant',
    'Requirements',
    '- Experience with account reconciliation and accounts payable',
    '- You have worked with QuickBooks, payroll, tax preparation and financial reporting',
    '- 3+ years of experience as an accountant',
    'Responsibilities',
    '- Prepare journal entries and close the general ledger every month',
    '- Maintain the fixed asset register and calculate depreciation',
  ].join('\n'),
  { vocabulary },
);
const contact = 'Robin Vale\nrobin.vale@example.com';

describe('an honest resume is not flagged that', () => {
  test.each([
    [
      'lists all that is asked for, once, where skills are listed',
      `${contact}\n\nExperience\nGardener, Tarn Valley Co., 2015 - 2020\n- Pruned roses.\n\nSkills\nAccount reconciliation, accounts payable, QuickBooks, payroll, tax preparation, financial reporting`,
    ],
    [
      'says in one line what the work was and in others how it was done',
      `${contact}\n\nExperience\nAccountant, Tarn Valley Co., 2015 - 2020\n- Responsible for accounts payable, payroll and account reconciliation.\n- Cut the time of the payroll run by two days with a list of changes.\n- Found 40 old differences in account reconciliation of the bank.\n- Paid 300 suppliers on time when accounts payable lost a colleague.`,
    ],
    [
      'names tools of its own below each position',
      `${contact}\n\nExperience\nAccountant, Harbour Ltd, 2018 - 2022\n- Closed the books of a bakery chain within four days.\nTools: QuickBooks, Xero, Excel, Sage, payroll\nAccountant, Lumen Works, 2014 - 2018\n- Moved the ledgers of three shops.\nTools: QuickBooks, SAP, Excel, Datev`,
    ],
    [
      'tells the work in a few words and tools, under the title asked for',
      `${contact}\n\nExperience\nAccountant, Harbour Ltd, 2018 - 2022\nQuickBooks. Payroll on Fridays, tax preparation in spring. Account reconciliation with two banks.`,
    ],
    [
      'shares one line of common work with the advert',
      `${contact}\n\nExperience\nBookkeeper, Harbour Ltd, 2018 - 2022\n- Prepared journal entries and closed the general ledger every month.\n- Scanned eleven years of receipts with two students.`,
    ],
    [
      'lists tools below the last position, under a related title',
      `${contact}\n\nExperience\nCredit Analyst, Harbour Ltd, 2018 - 2022\n- Weighed the loans of forty dockers.\nQuickBooks, accounts payable; Tax preparation`,
    ],
  ])('%s', (_, text) => {
    expect(alarmsOf(text, advert)).toEqual([]);
  });
});

test('flagged text earns nothing, and evidence elsewhere in the same resume counts', () => {
  const honest = `${contact}\n\nSummary\nGlad to learn.\n\nExperience\nGardener, Tarn Valley Co., 2015 - 2020\n- Ran the payroll of eleven seasonal workers each Friday in summer.`;
  const claim =
    'I have experience with account reconciliation, accounts payable, QuickBooks, tax preparation and financial reporting in all my roles.';
  const stuffed = judge(honest.replace('Glad to learn.', claim), advert);
  expect(stuffed.flags.map(({ kind, text }) => [kind, text])).toEqual([['keyword-stuffing', claim]]);
  expect(stuffed.findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).not.toContain(
    'QuickBooks',
  );
  const payroll = stuffed.findings.find(({ requirement }) => requirement.text === 'Payroll');
  expect(payroll?.evidence.map(({ quote }) => quote).join()).toContain('payroll');
});

test('lines that nearly repeat the advert are flagged and earn nothing', () => {
  const lines = [
    'Known to prepare all journal entries and to close our general ledger every single month.',
    'Always did maintain the register of each fixed asset and calculate its depreciation.',
  ];
  const plain = `${contact}\n\nExperience\nGardener, Tarn Valley Co., 2015 - 2020\n- Pruned roses along the wall.`;
  const recited = judge(`${plain}\n- ${lines.join('\n- ')}`, advert);
  const flagged = recited.flags.filter(({ kind }) => kind === 'copied-job-text');
  for (const line of lines) expect(flagged.some(({ text }) => line.includes(text))).toBe(true);
  expect(recited.score).toBe(judge(plain, advert).score);
});

test('whoever holds the title that an advert shortens may tell the work in a few words', () => {
  const wanted = readJobDescription(
    'Lab Manager\n\nYou have kept a laboratory running for four years. LabWare LIMS should be familiar; R or Python for data would be an asset. Certification in hazardous waste management is required.',
    { vocabulary },
  );
  const told = (title: string) =>
    `${contact}\n\n${title}, Harbour Ltd, June 2019 to today\n- run the shared laboratory, six analysts\n- LabWare LIMS administrator\n- hazardous waste certification, renewed 2025\n\nM.S. Soil Science, Quay University, 2019\nPython, R (basic)`;
  expect(alarmsOf(told('Laboratory Supervisor'), wanted)).toEqual([]);
  expect(alarmsOf(told('Pastry Cook'), wanted)).not.toEqual([]);
});
