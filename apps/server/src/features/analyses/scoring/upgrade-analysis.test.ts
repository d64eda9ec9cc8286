import type { AnalysisRow } from '@winnow/contracts';
import type { Analysis } from '@winnow/engine';
import { pointsOf } from '@winnow/engine/points';
import { expect, test } from 'vitest';
import { upgradeAnalysis, upgradeDoubts, upgradeVerdicts } from './upgrade-analysis.ts';

const quote = { start: 0, end: 3, quote: 'SQL' };

/** A finding as stored by releases before 12. */
function finding(kind: string, status: string, credit: number | null, more: object = {}) {
  const { demand = { kind }, text = kind, weight = 2, evidence = [] } = more as Record<string, never>;
  const requirement = { id: `${kind}-1`, kind, text, must: true, weight, demand, evidence: [] };
  return { requirement, status, credit, evidence, reason: 'Not found in the resume.' };
}

const years = { minMonths: 60, skillIds: [] };
const kept = {
  engineVersion: '11+abc',
  score: 50,
  confidence: 0.7,
  doubts: [],
  gate: { passed: false, missing: ['certification-1', 'experience-1'] },
  findings: [
    finding('skill', 'met', 1, { evidence: [quote] }),
    finding('certification', 'missing', 0),
    finding('experience', 'missing', 0.2, { demand: { kind: 'experience', ...years }, evidence: [quote] }),
    finding('education', 'missing', 0),
    finding('language', 'unknown', null),
    {
      ...finding('title', 'partly', 0.5),
      requirement: { ...finding('title', '', 0).requirement, must: false },
    },
    {
      ...finding('other', 'missing', 0.02, { demand: { kind: 'line-of-work', occupations: [] } }),
      requirement: {
        id: 'line-of-work',
        kind: 'other',
        text: 'Line of work: Accountants',
        must: false,
        weight: 0,
        demand: { kind: 'line-of-work', occupations: [] },
        evidence: [],
      },
    },
  ],
  flags: [],
} as unknown as Analysis;

test('silence that was called missing or unknown is not found, and years that are too few are not met', () => {
  const { findings, gate, score, engineVersion } = upgradeAnalysis(kept);
  expect(findings.map(({ requirement, status }) => [requirement.kind, status])).toEqual([
    ['skill', 'met'],
    ['certification', 'not-found'],
    ['experience', 'not-met'],
    ['education', 'not-found'],
    ['language', 'not-found'],
    ['title', 'partly'],
    ['other', 'not-found'],
  ]);
  expect(gate).toEqual({ passed: false, missing: ['experience-1'] });
  expect({ score, engineVersion }).toEqual({ score: 50, engineVersion: '11+abc' });
});

test('titles and what was asked of the whole job belong to the overall fit, under their present names', () => {
  const { findings } = upgradeAnalysis(kept);
  const overall = findings.filter(({ requirement }) => requirement.overall);
  expect(overall.map(({ requirement }) => requirement.text)).toEqual([
    'title',
    'Occupation match: Accountants',
  ]);
  expect(findings[2]?.requirement.demand).toMatchObject({ kind: 'experience', minMonths: 60, field: null });
});

test('what an earlier engine did not count has no points, so that the others add up to its score', () => {
  const { findings } = upgradeAnalysis(kept);
  // (2 × 1 + 2 × 0 + 2 × 0.5) of 6; years of a fifth and no degree would have lowered it.
  const earned = [...pointsOf(findings).values()].reduce((sum, points) => sum + points.earned, 0);
  expect(earned).toBeCloseTo(50, 6);
  expect(findings.map(({ credit }) => credit)).toEqual([1, 0, null, null, null, 0.5, 0.02]);
});

test('the verdicts of a list follow, their kinds read from their ids', () => {
  const verdicts = kept.findings.map(({ requirement, status, credit }) => {
    const { id: requirementId, must, weight } = requirement;
    return { requirementId, status, credit, must, weight };
  }) as unknown as AnalysisRow['verdicts'];
  const expected = upgradeAnalysis(kept).findings.map(({ requirement, status, credit }) => {
    const { id: requirementId, kind, overall, must, weight } = requirement;
    return { requirementId, kind, overall, status, credit, must, weight };
  });
  expect(upgradeVerdicts(verdicts)).toEqual(expected);
});

test('what has the present form comes back as it is', () => {
  const present = upgradeAnalysis(kept);
  expect(upgradeAnalysis(present)).toBe(present);
  expect(upgradeVerdicts([])).toEqual([]);
});

test('sentences that an earlier release kept stay readable as such, without parts', () => {
  const { findings, doubts } = upgradeAnalysis({
    ...kept,
    doubts: [{ kind: 'few-lines', text: 'The resume says little.', lost: 0.2 }],
  } as unknown as Analysis);
  const reason = { code: 'sentence', args: { text: 'Not found in the resume.' } };
  for (const finding of findings) expect(finding).toMatchObject({ reason, parts: [] });
  expect(doubts).toEqual([{ code: 'sentence', args: { text: 'The resume says little.' }, lost: 0.2 }]);
  expect(upgradeDoubts(doubts)).toBe(doubts);
});
