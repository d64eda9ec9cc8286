import { expect, test } from 'vitest';
import type { AnalysisSummary } from './analysis-summary.ts';
import { describeChanges } from './describe-changes.ts';

const bees = {
  requirement: 'Beekeeping',
  kind: 'skill',
  must: true,
  weight: 3,
  verdict: 'met',
  credit: 0.9,
  quotes: ['kept bees'],
};
const summary: AnalysisSummary = {
  score: 70,
  confidence: 0.9,
  missing: [],
  flags: [],
  findings: [bees, { ...bees, requirement: 'HiveTracks', must: false, verdict: 'not-found', quotes: [] }],
};

const changesTo = (changed: AnalysisSummary) =>
  describeChanges(new Map([['job/ann', summary]]), new Map([['job/ann', changed]]));

test('equal analyses have no changes', () => {
  expect(changesTo(structuredClone(summary))).toEqual([]);
});

test('each change is a line below the analysis it is in', () => {
  const [first, second] = summary.findings;
  const changed = {
    ...summary,
    score: 61,
    missing: ['Beekeeping'],
    findings: [
      { ...bees, verdict: 'not-met', credit: 0, quotes: ['no bees'] },
      { ...bees, requirement: 'Honey', weight: 1 },
    ],
  };
  expect(first && second && changesTo(changed)).toEqual([
    'job/ann',
    '  score 70 → 61',
    '  missing must-haves none → Beekeeping',
    `  "Beekeeping": verdict met → not-met, credit 0.9 → 0, - 'kept bees', + 'no bees'`,
    '  + "Honey" (must-have, met, weight 1)',
    '  - "HiveTracks" (nice-to-have, not-found, weight 3)',
  ]);
});

test('another order of the requirements is a change', () => {
  expect(changesTo({ ...summary, findings: summary.findings.toReversed() })).toEqual([
    'job/ann',
    '  order of the requirements',
  ]);
});

test('a sample that is new or gone is a change', () => {
  expect(describeChanges(new Map(), new Map([['job/ann', summary]]))).toEqual(['job/ann: new, score 70']);
  expect(describeChanges(new Map([['job/ann', summary]]), new Map())).toEqual([
    'job/ann: no longer a sample',
  ]);
});
