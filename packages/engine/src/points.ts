import type { Finding, Part } from './analysis.ts';
import { countedOf, totalOf, type Weighable } from './weights.ts';

export { weightingOf } from './weights.ts';
export { weightOfWritten } from './written-weight.ts';

/** What a requirement gives to a score, and the most that it could give: points of 100. */
export type Points = { readonly earned: number; readonly max: number };

/**
 * The score taken apart, by the ids of requirements: what they earned adds up to it, the most they could adds up to 100.
 * A requirement that is not counted is not among them.
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
 * The points of a requirement taken apart by the parts of its credit: what they earned adds up to what it earned, whatever
 * was rounded on the way. The most of a part is what its share could give.
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

/** The score by its two groups: what the advert asks for line by line, and the overall fit. Together they are the score. */
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
