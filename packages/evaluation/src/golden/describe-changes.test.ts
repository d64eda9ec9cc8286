import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import type { AnalysisSummary, Golden, RequirementSummary } from './golden.ts';

const bees: RequirementSummary = {
  requirement: 'Beekeeping',
  kind: 'skill',
  must: true,
  overall: false,
  weight: 3,
  weighting: '3 must',
};
const tracks: RequirementSummary = { ...bees, requirement: 'HiveTracks', must: false, weight: 1 };

const findingBees = {
  requirement: 'Beekeeping',
  kind: 'skill',
  verdict: 'met',
  credit: 0.9,
  reason: 'skill-used',
  parts: ['skill-used 1 × 0.9'],
  quotes: ['kept bees'],
};
const findingTracks = {
  ...findingBees,
  requirement: 'HiveTracks',
  verdict: 'not-found',
  credit: 0,
  quotes: [],
};

const analysis: AnalysisSummary = {
  score: 70,
  confidence: 0.9,
  missing: [],
  flags: [],
  findings: [findingBees, findingTracks],
};

const golden = (requirements: readonly RequirementSummary[], analyzed: AnalysisSummary): Golden => ({
  jobs: new Map([['job', requirements]]),
  analyses: new Map([['job/ann', analyzed]]),
});

const accepted = golden([bees, tracks], analysis);

test('equal output has no changes', () => {
  expect(describeChanges(accepted, structuredClone(accepted))).toEqual([]);
});

test('a changed requirement is reported once, below its job', () => {
  const changed = golden(
    [
      { ...bees, must: false, weight: 2.5, weighting: '3 must × 0.833 many-of-kind' },
      { ...tracks, requirement: 'Honey' },
    ],
    analysis,
  );
  expect(describeChanges(accepted, changed)).toEqual([
    'job',
    '  "Beekeeping": must true → false, weight 3 → 2.5, weighting 3 must → 3 must × 0.833 many-of-kind',
    '  + "Honey" (nice-to-have, weight 1)',
    '  - "HiveTracks" (nice-to-have, weight 1)',
  ]);
});

test('each change of an analysis is a line below it', () => {
  const changed = golden([bees, tracks], {
    ...analysis,
    score: 61,
    missing: ['Beekeeping'],
    findings: [
      { ...findingBees, verdict: 'not-met', credit: 0, parts: [], quotes: ['no bees'] },
      findingTracks,
    ],
  });
  expect(describeChanges(accepted, changed)).toEqual([
    'job/ann',
    '  score 70 → 61',
    '  missing must-haves none → Beekeeping',
    `  "Beekeeping": verdict met → not-met, credit 0.9 → 0, parts skill-used 1 × 0.9 → none, - 'kept bees', + 'no bees'`,
  ]);
});

test('a different order of requirements or quotes is a change', () => {
  expect(describeChanges(accepted, golden([tracks, bees], analysis))).toEqual(['job', '  order']);
  const twice = { ...findingBees, quotes: ['kept bees', 'kept bees'] };
  const changed = golden([bees, tracks], { ...analysis, findings: [twice, findingTracks] });
  expect(describeChanges(accepted, changed)).toEqual([
    'job/ann',
    '  "Beekeeping": order or number of quotes',
  ]);
});

test('an added or removed sample is a change', () => {
  const none: Golden = { jobs: new Map(), analyses: new Map() };
  expect(describeChanges(none, accepted)).toEqual(['job: new', 'job/ann: new']);
  expect(describeChanges(accepted, none)).toEqual(['job: gone', 'job/ann: gone']);
});
