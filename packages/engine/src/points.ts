import { countedOf, totalOf, type Weighable } from './weights.ts';

/** What a requirement gives to a score, and the most that it could give: points of 100. */
export type Points = { readonly earned: number; readonly most: number };

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
      const most = (100 * weight) / weights;
      return [id, { earned: credit * most, most }];
    }),
  );
}
