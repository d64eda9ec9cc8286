import { type BestOf, createBestOf, type Ranked } from './best-of.ts';
import { type Bits, countBits, countCommon, hasBit, keepCommon, listDescending, noBits } from './bits.ts';
import type { PoolQuery, PoolRequirement } from './pool-query.ts';
import { weightsMax } from './pool-query.ts';
import { slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';
import { firstFrom, selectPeople, whoShow } from './select-people.ts';

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

/** Reused by all searches: a search does not wait for anything while it scores. */
const room = {
  earned: new Int32Array(slabSize),
  asked: new Int32Array(slabSize),
  best: new Uint8Array(slabSize),
  places: new Uint16Array(slabSize),
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
  const best = createBestOf(limit);
  const counts = new Map(counted.map((term) => [term, 0]));
  const countsByValue = new Uint32Array(256);
  let total = 0;
  for (const segment of segments) {
    const eligible = whoIsEligible(segment, query);
    if (eligible.every((word) => word === 0)) continue;
    const weight = score(segment, requirements, eligible);
    const found = mustShowOne ? keepCommon(whoEarned(), eligible) : eligible;
    total += countBits(found);
    rank(segment, found, weight, best);
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

// Index expressions below stay within their arrays, hence `as number`: a fallback would cost in the innermost loops.

/**
 * Fills `room.earned` with sums of weight times credit, for those who are eligible.
 *
 * @returns the weights that count for everyone; `null` where they differ and are in `room.asked`
 */
function score(segment: Segment, requirements: readonly PoolRequirement[], eligible: Bits): number | null {
  const { earned, asked } = room;
  earned.fill(0);
  const few = countBits(eligible) < fewPeople ? listPlaces(eligible) : null;
  const ofAll = requirements.reduce((sum, { weight, known }) => (known === null ? sum + weight : sum), 0);
  const isSameForAll = requirements.every(({ known }) => known === null);
  if (!isSameForAll) asked.fill(ofAll);
  for (const requirement of requirements) {
    const { ways, weight, known } = requirement;
    const places = known === null ? undefined : segment.list(known)?.places;
    if (places)
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] as number;
        asked[place] = (asked[place] as number) + weight;
      }
    const [only] = ways;
    if (ways.length === 1 && only && known === null) addWay(segment, only, weight, few);
    else addBestWay(segment, requirement, places);
  }
  return isSameForAll ? ofAll : null;
}

/** Credits of a way times its weight: nothing is multiplied for each person. */
const weighted = new Int32Array(256);

/** @param few those who are eligible, in ascending order, where they are few */
function addWay(
  segment: Segment,
  { term, credits }: PoolRequirement['ways'][number],
  weight: number,
  few: Uint16Array | null,
): void {
  const list = segment.list(term);
  if (!list) return;
  const { earned } = room;
  const { places, values } = list;
  if (few && few.length * stepsOfSearch < places.length) {
    let from = 0;
    for (let index = 0; index < few.length && from < places.length; index += 1) {
      const place = few[index] as number;
      from = firstFrom(places, place, from);
      if (places[from] === place)
        earned[place] = (earned[place] as number) + weight * (credits[values[from] as number] as number);
    }
    return;
  }
  for (let value = 0; value < 256; value += 1) weighted[value] = weight * (credits[value] as number);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    earned[place] = (earned[place] as number) + (weighted[values[index] as number] as number);
  }
}

/** Fewer people of a slab than these are looked up in long lists, one by one. */
const fewPeople = slabSize / 16;
/** What finding one person in a list costs, in people of a list that is read through. */
const stepsOfSearch = 16;

function listPlaces(bits: Bits): Uint16Array {
  const count = listDescending(bits, room.places);
  return room.places.slice(0, count).reverse();
}

/** Adds the best of several ways; of those of whom nothing is known, nothing. */
function addBestWay(
  segment: Segment,
  { ways, weight, known }: PoolRequirement,
  whoIsKnown?: Uint16Array,
): void {
  const { earned, best } = room;
  const lists = ways.flatMap(({ term, credits }) => {
    const list = segment.list(term);
    return list ? [{ ...list, credits }] : [];
  });
  for (const { places, values, credits } of lists) {
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      const credit = credits[values[index] as number] as number;
      if (credit > (best[place] as number)) best[place] = credit;
    }
  }
  for (const places of known === null ? lists.map((list) => list.places) : whoIsKnown ? [whoIsKnown] : []) {
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      earned[place] = (earned[place] as number) + weight * (best[place] as number);
      best[place] = 0;
    }
  }
  if (known !== null) for (const { places } of lists) for (const place of places) best[place] = 0;
}

/** Who has earned anything. */
function whoEarned(): Bits {
  const { earned } = room;
  const found = noBits(slabSize);
  for (let word = 0; word < found.length; word += 1) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 1)
      bits |= ((earned[(word << 5) | bit] as number) === 0 ? 0 : 1) << bit;
    found[word] = bits;
  }
  return found;
}

/** @param weight what counts for everyone; `null` where it differs */
function rank(segment: Segment, found: Bits, weight: number | null, best: BestOf): void {
  if (weight) {
    rankByEarned(segment, found, weight, best);
    return;
  }
  const { earned, asked, places } = room;
  const from = segment.slab * slabSize;
  const count = listDescending(found, places);
  for (let index = 0; index < count; index += 1) {
    const place = places[index] as number;
    const weights = weight ?? (asked[place] as number);
    best.offer(from + place, weights === 0 ? 0 : (earned[place] as number) / weights);
  }
}

/** Like `rank`, if the same weights count for everyone: most people are skipped by what they earned. */
function rankByEarned({ slab }: Segment, found: Bits, weights: number, best: BestOf): void {
  const { earned } = room;
  let minEarned = minEarnedOf(best, weights);
  for (let word = found.length - 1; word >= 0; word -= 1) {
    if (found[word] === 0) continue;
    for (let place = (word << 5) | 31; place >= word << 5; place -= 1) {
      if ((earned[place] as number) < minEarned || !hasBit(found, place)) continue;
      best.offer(slab * slabSize + place, (earned[place] as number) / weights);
      minEarned = minEarnedOf(best, weights);
    }
  }
}

/** People who earned less are not among the best. Rounded down, since the score may have been rounded up. */
const minEarnedOf = (best: BestOf, weights: number): number => Math.floor(best.minScore() * weights - 1e-6);

function countHaving(segment: Segment, term: number, found: Bits): number {
  const bits = segment.bits(term);
  if (bits) return countCommon(bits, found);
  const list = segment.list(term);
  if (!list) return 0;
  const { places } = list;
  let count = 0;
  for (let index = 0; index < places.length; index += 1)
    if (hasBit(found, places[index] as number)) count += 1;
  return count;
}

function addByValue(segment: Segment, term: number, found: Bits, counts: Uint32Array): void {
  const list = segment.list(term);
  if (!list) return;
  const { places, values } = list;
  if (countBits(found) * stepsOfSearch < places.length) {
    let from = 0;
    for (const place of listPlaces(found)) {
      from = firstFrom(places, place, from);
      const value = values[from] as number;
      if (places[from] === place) counts[value] = (counts[value] as number) + 1;
    }
    return;
  }
  for (let index = 0; index < places.length; index += 1) {
    const value = values[index] as number;
    if (hasBit(found, places[index] as number)) counts[value] = (counts[value] as number) + 1;
  }
}
