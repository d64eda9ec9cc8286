import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from './analysis.ts';
import { pointsOf } from './points.ts';
import { weigh } from './weights.ts';

type Judged = Pick<Finding, 'credit'> & Partial<Pick<Finding['requirement'], 'kind' | 'weight'>>;

function findingOf({ credit, kind = 'skill', weight = 1 }: Judged, place: number): Finding {
  const text = `Requirement ${place}`;
  const requirement = { id: `r${place}`, kind, text, must: false, weight, demand: { kind: 'other', text } };
  return {
    requirement,
    credit,
    status: 'partly',
    evidence: [],
    reason: { code: 'skill-listed', args: {} },
    parts: [],
  } as unknown as Finding;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test('earned points add up to the score, and maximum points to 100', () => {
  const judged = fc.record({
    credit: fc.option(fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100)),
    kind: fc.constantFrom('skill' as const, 'title' as const, 'education' as const, 'language' as const),
    weight: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
  });
  fc.assert(
    fc.property(fc.array(judged, { maxLength: 12 }), (given) => {
      const findings = given.map(findingOf);
      const points = [...pointsOf(findings).values()];
      const { score } = weigh(findings);
      const [earned, max] = [total(points.map((each) => each.earned)), total(points.map((each) => each.max))];
      expect(max).toBeCloseTo(score === null ? 0 : 100, 6);
      expect(Math.abs(earned - (score ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

test('an unmentioned requirement earns nothing but counts; an unscored one has no points', () => {
  const findings = [
    { credit: 1, weight: 3 },
    { credit: 0, weight: 1 },
    { credit: null },
    { credit: 0, kind: 'education' as const },
  ].map(findingOf);
  expect([...pointsOf(findings)]).toEqual([
    ['r0', { earned: 60, max: 60 }],
    ['r1', { earned: 0, max: 20 }],
    ['r3', { earned: 0, max: 20 }],
  ]);
});
