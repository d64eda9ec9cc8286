import { createBestOf, type Ranked } from './best-of.ts';
import { addAll, type Bits, countBits, isEmpty, keepCommon, noBits } from './bits.ts';
import { addByValue, countHaving } from './count-people.ts';
import type { PoolQuery, PoolRequirement } from './pool-query.ts';
import { weightsMax } from './pool-query.ts';
import { slabSize } from './posting-block.ts';
import { rankPeople } from './rank-people.ts';
import type { Segment } from './segment.ts';
import { addWhoShow, selectPeople, whoHas, whoShow } from './select-people.ts';
import { weighRequirements } from './weigh-requirements.ts';

export type PoolFound = {
  /** The best first; of equal scores the latest arrival. Scores are mean credits, 0-255. */
  readonly best: readonly Ranked[];
  /** All who are found. */
  readonly total: number;
  /** Of these, how many have each of the `counted` terms. */
  readonly counts: ReadonlyMap<number, number>;
  /** Of these, how many have each value of the term `countedByValue`. */
  readonly countsByValue: Uint32Array;
};

/**
 * Scores everybody against a query, slab by slab: the mean credit, weighted, of the requirements that count for a person.
 * Without a must-have or filter, those who show at least one requirement are found.
 * @throws Error where the weights are too large to be added exactly
 */
export function scorePeople(segments: readonly Segment[], query: PoolQuery): PoolFound {
  const { requirements, filter, limit, counted, countedByValue } = query;
  const weights = requirements.reduce((sum, { weight }) => sum + weight, 0);
  if (weights > weightsMax) throw new Error('The weights of a search are too large.');
  const mustShowOne =
    requirements.length > 0 && !filter && requirements.every(({ minCredit }) => minCredit === 0);
  const weighed = weighRequirements(requirements);
  const best = createBestOf(limit);
  const counts = new Map(counted.map((term) => [term, 0]));
  const countsByValue = new Uint32Array(256);
  let total = 0;
  for (const segment of segments) {
    const found = mustShowOne ? whoEarns(segment, requirements) : whoIsEligible(segment, query);
    if (isEmpty(found)) continue;
    total += countBits(found);
    rankPeople(segment, weighed, found, best);
    for (const term of counted) counts.set(term, (counts.get(term) ?? 0) + countHaving(segment, term, found));
    if (countedByValue !== null) addByValue(segment, countedByValue, found, countsByValue);
  }
  return { best: best.list(), total, counts, countsByValue };
}

/** Who is there, passes the filter and has every must-have. */
function whoIsEligible(segment: Segment, { requirements, filter }: PoolQuery): Bits {
  const eligible = new Uint32Array(segment.alive);
  if (filter) keepCommon(eligible, selectPeople(segment, filter));
  for (const { ways, minCredit } of requirements)
    if (minCredit > 0) keepCommon(eligible, whoShow(segment, ways, minCredit));
  return eligible;
}

/** Who is there and earns a credit for one requirement at least. */
function whoEarns(segment: Segment, requirements: readonly PoolRequirement[]): Bits {
  const found = noBits(slabSize);
  for (const { ways, known } of requirements) {
    if (known === null) addWhoShow(found, segment, ways, 1);
    else addAll(found, keepCommon(addWhoShow(noBits(slabSize), segment, ways, 1), whoHas(segment, known)));
  }
  return keepCommon(found, segment.alive);
}
