import { hasBit } from './bits.ts';
import { firstFrom, stepsOfSearch } from './find-place.ts';
import { isLong, type Postings, slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';
import { whoHas } from './select-people.ts';
import type { WeighedRequirement } from './weigh-requirements.ts';

/**
 * What the people of one slab have, by place: the sum of weight times credit, and the weights that count for them. All
 * searches share them: a search does not wait for anything while it scores.
 */
export const earned = new Int32Array(slabSize);
export const asked = new Int32Array(slabSize);

/** The best credit of several ways; all 0 between requirements. */
const best = new Uint8Array(slabSize);

/** Long lists are read through, unless people are fewer than this. */
const lookedUpInLong = slabSize / 4;

// Index expressions below stay within their arrays, hence `as number`: a fallback would cost in the innermost loops.

/**
 * Begins a slab: nobody has earned anything.
 *
 * @param few people of whom alone it must be right; `null` for everybody
 * @param weights what counts for everybody, where more may count for some
 */
export function begin(few: Uint16Array | null, weights: number | null): void {
  if (few) for (let index = 0; index < few.length; index += 1) earned[few[index] as number] = 0;
  else earned.fill(0);
  if (weights !== null) asked.fill(weights);
}

/**
 * Adds what people earn by a requirement.
 *
 * @param few people in ascending order of places, of whom alone it must be right; `null` for everybody
 */
export function earn(segment: Segment, requirement: WeighedRequirement, few: Uint16Array | null): void {
  const { ways, earnedByValue, known, askedByValue } = requirement;
  if (known !== null) addByValues(segment.list(known), askedByValue, few, asked);
  const [only] = ways;
  if (earnedByValue && only) addByValues(segment.list(only.term), earnedByValue, few, earned);
  else earnByBestWay(segment, requirement, few);
}

/** Adds to each person in a list what their value stands for. */
function addByValues(
  list: Postings | undefined,
  byValue: Int32Array,
  few: Uint16Array | null,
  sums: Int32Array,
): void {
  if (!list) return;
  if (isLong(list)) {
    const { byPlace } = list;
    if (few && few.length < lookedUpInLong)
      for (let index = 0; index < few.length; index += 1) {
        const place = few[index] as number;
        sums[place] = (sums[place] as number) + (byValue[byPlace[place] as number] as number);
      }
    else
      for (let place = 0; place < slabSize; place += 1)
        sums[place] = (sums[place] as number) + (byValue[byPlace[place] as number] as number);
    return;
  }
  const { places, values } = list;
  if (few && few.length * stepsOfSearch < places.length) {
    let from = 0;
    for (let index = 0; index < few.length && from < places.length; index += 1) {
      const place = few[index] as number;
      from = firstFrom(places, place, from);
      if (places[from] === place)
        sums[place] = (sums[place] as number) + (byValue[values[from] as number] as number);
    }
    return;
  }
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    sums[place] = (sums[place] as number) + (byValue[values[index] as number] as number);
  }
}

/** Adds the best of several ways; of those of whom nothing is known, nothing. */
function earnByBestWay(
  segment: Segment,
  { ways, weight, known }: WeighedRequirement,
  few: Uint16Array | null,
): void {
  for (const { term, credits } of ways) raise(segment.list(term), credits, few);
  const counting = known === null ? null : whoHas(segment, known);
  const count = few?.length ?? slabSize;
  for (let index = 0; index < count; index += 1) {
    const place = few ? (few[index] as number) : index;
    const credit = best[place] as number;
    if (credit !== 0 && (!counting || hasBit(counting, place)))
      earned[place] = (earned[place] as number) + weight * credit;
  }
  best.fill(0);
}

/** Keeps the higher credit of each person in a list. */
function raise(list: Postings | undefined, credits: Uint8Array, few: Uint16Array | null): void {
  if (!list) return;
  if (isLong(list)) {
    const { byPlace } = list;
    const count = few?.length ?? slabSize;
    for (let index = 0; index < count; index += 1) {
      const place = few ? (few[index] as number) : index;
      const value = byPlace[place] as number;
      const credit = credits[value] as number;
      if (value !== 0 && credit > (best[place] as number)) best[place] = credit;
    }
    return;
  }
  const { places, values } = list;
  if (few && few.length * stepsOfSearch < places.length) {
    let from = 0;
    for (let index = 0; index < few.length && from < places.length; index += 1) {
      const place = few[index] as number;
      from = firstFrom(places, place, from);
      const credit = credits[values[from] as number] as number;
      if (places[from] === place && credit > (best[place] as number)) best[place] = credit;
    }
    return;
  }
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    const credit = credits[values[index] as number] as number;
    if (credit > (best[place] as number)) best[place] = credit;
  }
}
