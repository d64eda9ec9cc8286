import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FindingStatus } from './analysis.ts';
import { type PotentialFinding, potentialOf } from './potential.ts';
import { weigh } from './weights.ts';

type Given = {
  readonly id?: string;
  readonly status: FindingStatus;
  readonly credit: number | null;
  readonly weight?: number;
  readonly kind?: PotentialFinding['requirement']['kind'];
  readonly overall?: boolean;
};

const finding = ({ id, status, credit, weight = 1, kind = 'other', overall = false }: Given, place = 0) =>
  ({ requirement: { id: id ?? `r${place}`, kind, weight, overall }, status, credit }) as const;

test('unmentioned requirements could still be met, unmet ones could not', () => {
  const findings = [
    finding({ status: 'met', credit: 1, weight: 2 }, 0),
    finding({ status: 'not-found', credit: 0 }, 1),
    finding({ status: 'not-met', credit: 0 }, 2),
  ];
  expect(potentialOf(findings)).toEqual({ score: 75, notFound: 1 });
});

test('the overall fit, unscored requirements and zero weights add nothing', () => {
  const findings = [
    finding({ status: 'met', credit: 1 }, 0),
    finding({ status: 'not-found', credit: 0, kind: 'title', overall: true }, 1),
    finding({ status: 'not-found', credit: null, kind: 'location' }, 2),
    finding({ status: 'not-found', credit: 0, weight: 0 }, 3),
  ];
  expect(potentialOf(findings)).toEqual({ score: 50, notFound: 0 });
});

test('skill coverage follows from the skills that would be met', () => {
  const skills = [0, 1, 2].map((place) => finding({ status: 'not-found', credit: 0, kind: 'skill' }, place));
  const coverage = finding({ id: 'breadth', status: 'not-found', credit: 0, overall: true, weight: 3 });
  // Three full skills earn half of the coverage: (3 + 0.5 × 3) of 6.
  expect(potentialOf([...skills, coverage])).toEqual({ score: 75, notFound: 3 });
});

test('without scored requirements there is no potential', () => {
  expect(potentialOf([])).toBeNull();
  expect(potentialOf([finding({ status: 'not-found', credit: null })])).toBeNull();
});

test('potential is between the score and 100', () => {
  const verdict = fc.oneof(
    fc.record({
      status: fc.constantFrom<FindingStatus>('met', 'partly'),
      credit: fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100),
    }),
    fc.record({ status: fc.constantFrom<FindingStatus>('not-met', 'not-found'), credit: fc.constant(0) }),
  );
  const given = fc.record({
    verdict,
    weight: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    kind: fc.constantFrom('skill' as const, 'experience' as const, 'title' as const),
    overall: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(given, { maxLength: 12 }), (drafts) => {
      const findings = drafts.map(({ verdict: { status, credit }, ...rest }, place) =>
        finding({ status, credit, ...rest }, place),
      );
      const { score } = weigh(findings as never);
      const potential = potentialOf(findings);
      if (score === null) expect(potential).toBeNull();
      else {
        expect(potential?.score).toBeGreaterThanOrEqual(score);
        expect(potential?.score).toBeLessThanOrEqual(100);
      }
    }),
  );
});
