import { expect, test } from 'vitest';
import type { Finding } from '../analysis.ts';
import { withBreadth } from './breadth.ts';

/** The skill coverage credit for these skills, each with its weight and the credit it earned. */
function breadthOf(skills: readonly (readonly [weight: number, credit: number])[]): number {
  const findings = skills.map(
    ([weight, credit], place): Finding => ({
      requirement: {
        id: `skill-${place}`,
        kind: 'skill',
        text: 'a skill',
        must: false,
        overall: false,
        weight,
        demand: { kind: 'skill', skillIds: [], minMonths: null },
        evidence: [],
      },
      status: credit > 0 ? 'met' : 'not-found',
      credit,
      evidence: [],
      reason: { code: 'skill-listed', args: {} },
      parts: [],
    }),
  );
  const [first] = findings;
  if (!first) throw new Error('no skill is asked for');
  const breadth: Finding = {
    ...first,
    requirement: { ...first.requirement, id: 'breadth', kind: 'other', demand: { kind: 'breadth' } },
    credit: null,
  };
  return withBreadth([...findings, breadth]).at(-1)?.credit ?? -1;
}

test('a skill of twice the weight says more than two of the lesser ones together', () => {
  const [heavy, light] = [
    [2, 1],
    [1, 1],
  ] as const;
  const missing = [2, 0] as const;
  expect(breadthOf([heavy, [1, 0], [1, 0]])).toBeGreaterThan(breadthOf([missing, light, light]));
  expect(breadthOf([heavy, heavy, light])).toBeGreaterThan(breadthOf([heavy, heavy, [1, 0]]));
});

test('all weights times a number say the same', () => {
  const skills = [
    [2, 0.8],
    [1.5, 0],
    [0.5, 1],
  ] as const;
  expect(breadthOf(skills.map(([weight, credit]) => [weight * 0.7, credit]))).toBe(breadthOf(skills));
});
