import {
  type AnalysisRow,
  countOpenMusts,
  groupOf,
  type JobRequirement,
  type Verdict,
} from '@winnow/contracts';
import { expect, test } from 'vitest';
import { findSweepingMusts } from './find-sweeping-musts.ts';

const requirement = (id: string, must: boolean): JobRequirement => ({
  id,
  kind: id === 'degree' ? 'education' : 'skill',
  text: id,
  must,
  overall: false,
  weight: 1,
  demand: id === 'degree' ? { kind: 'education', level: 'bachelor', fields: [] } : { kind: 'other' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
});
const requirements = [requirement('degree', true), requirement('sql', true), requirement('python', false)];

const creditOf: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, 'not-met': 0, 'not-found': 0 };

/** A candidate in the server's form, who clearly meets all requirements that aren't named. */
function row(found: Partial<Record<'degree' | 'sql' | 'python', Verdict>> = {}): AnalysisRow {
  const verdicts = requirements.map(({ id, kind, must, weight, overall }) => {
    const status = found[id as 'sql'] ?? 'met';
    return { requirementId: id, kind, overall, status, credit: creditOf[status], must, weight };
  });
  const missing = verdicts
    .filter(({ must, status }) => must && status === 'not-met')
    .map(({ requirementId }) => requirementId);
  const score = Math.round((100 * verdicts.reduce((sum, { credit }) => sum + credit, 0)) / verdicts.length);
  const judged = { score, confidence: 1, gate: { passed: missing.length === 0, missing } };
  const group = groupOf({ ...judged, openMusts: countOpenMusts(verdicts) });
  return { ...judged, verdicts, group, doubts: [], engineVersion: 'x' } as unknown as AnalysisRow;
}

const times = (count: number, one: () => AnalysisRow) => Array.from({ length: count }, one);

test('a must-have that nearly all candidates miss is named, with its groups and the candidates it would free', () => {
  const rows = [
    ...times(6, () => row({ degree: 'not-met' })),
    ...times(2, () => row({ degree: 'not-found' })),
    ...times(2, () => row()),
  ];
  expect(findSweepingMusts(rows, requirements)).toEqual([
    { id: 'degree', text: 'degree', weight: 1, count: 8, groups: ['ask-first', 'missing-must'], moved: 8 },
  ]);
});

test('a must-have that distinguishes candidates is not named', () => {
  const rows = [...times(7, () => row({ degree: 'not-met' })), ...times(3, () => row())];
  expect(findSweepingMusts(rows, requirements)).toEqual([]);
});

test('nothing is shown for few candidates', () => {
  expect(
    findSweepingMusts(
      times(4, () => row({ degree: 'not-met' })),
      requirements,
    ),
  ).toEqual([]);
  expect(
    findSweepingMusts(
      times(5, () => row({ degree: 'not-met' })),
      requirements,
    ),
  ).toHaveLength(1);
});

test('candidates who could not be scored are not counted', () => {
  const unscored = { ...row(), score: null, group: 'cannot-judge' } as AnalysisRow;
  const rows = [...times(5, () => row({ degree: 'not-met' })), ...times(20, () => unscored)];
  expect(findSweepingMusts(rows, requirements)).toMatchObject([{ count: 5 }]);
});

test('a nice-to-have is never named', () => {
  expect(
    findSweepingMusts(
      times(8, () => row({ python: 'not-met' })),
      requirements,
    ),
  ).toEqual([]);
});

test('if two must-haves have the same effect, neither alone frees any candidate, and both are named', () => {
  const rows = times(8, () => row({ degree: 'not-met', sql: 'not-met' }));
  expect(findSweepingMusts(rows, requirements).map(({ id, moved }) => [id, moved])).toEqual([
    ['degree', 0],
    ['sql', 0],
  ]);
});

test('nothing is shown if candidates would stay in the same group anyway', () => {
  // A low score needs review as well.
  const rows = times(8, () => row({ degree: 'not-found', sql: 'met', python: 'not-found' }));
  expect(rows[0]?.score).toBe(33);
  expect(findSweepingMusts(rows, requirements)).toEqual([]);
});
