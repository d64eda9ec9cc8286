import type { Finding, Part } from './analysis.ts';
import { countedOf, totalOf, type Weighable } from './weights.ts';

export { weightingOf } from './weights.ts';
export { weightOfWritten } from './written-weight.ts';

/** Points that a requirement earns and can earn at most, out of the score's 100. */
export type Points = { readonly earned: number; readonly max: number };

/**
 * The score split by requirement id: `earned` adds up to the score, `max` to 100. Requirements that do not count are
 * left out.
 */
export function pointsOf(findings: readonly Weighable[]): ReadonlyMap<string, Points> {
  const counted = countedOf(findings);
  const { weights } = totalOf(counted);
  if (weights === 0) return new Map();
  return new Map(
    counted.map(({ credit, requirement: { id, weight } }) => {
      const max = (100 * weight) / weights;
      return [id, { earned: credit * max, max }];
    }),
  );
}

/**
 * A requirement's points split by the parts of its credit; `earned` adds up to the requirement's, after rounding. `max`
 * is what the part's share can give.
 */
export function pointsOfParts(
  parts: readonly Pick<Part, 'share' | 'credit'>[],
  { earned, max }: Points,
): readonly Points[] {
  const given = parts.map(({ share, credit }) => share * credit);
  const sum = given.reduce((all, each) => all + each, 0);
  return given.map((each, place) => {
    const own = sum === 0 ? 0 : (earned * each) / sum;
    return { earned: own, max: Math.max(own, max * (parts[place]?.share ?? 0)) };
  });
}

/** The score split into explicit requirements and the overall fit; the two add up to the score. */
export function pointsOfGroups(
  findings: readonly (Weighable & { readonly requirement: Pick<Finding['requirement'], 'overall'> })[],
): { readonly requirements: Points; readonly overall: Points } {
  const points = pointsOf(findings);
  const sumOf = (isOverall: boolean): Points =>
    findings
      .filter(({ requirement }) => requirement.overall === isOverall)
      .flatMap(({ requirement }) => points.get(requirement.id) ?? [])
      .reduce((sum, each) => ({ earned: sum.earned + each.earned, max: sum.max + each.max }), {
        earned: 0,
        max: 0,
      });
  return { requirements: sumOf(false), overall: sumOf(true) };
}
