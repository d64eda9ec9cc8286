import { type Bits, countBits, countCommon, hasBit, listPlaces } from './bits.ts';
import { firstFrom, stepsOfSearch } from './find-place.ts';
import { isLong, slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';

// Index expressions below stay within their arrays, hence `as number`: a fallback would cost in the innermost loops.

/** How many of those who are found have a term. */
export function countHaving(segment: Segment, term: number, found: Bits): number {
  const bits = segment.bits(term);
  if (bits) return countCommon(bits, found);
  const list = segment.list(term);
  if (!list) return 0;
  let count = 0;
  if (isLong(list)) {
    for (let place = 0; place < slabSize; place += 1)
      if (list.byPlace[place] !== 0 && hasBit(found, place)) count += 1;
    return count;
  }
  const { places } = list;
  for (let index = 0; index < places.length; index += 1)
    if (hasBit(found, places[index] as number)) count += 1;
  return count;
}

/** Reused by all searches: a search does not wait for anything while it counts. */
const room = new Uint16Array(slabSize);

/** Adds how many of those who are found have each value of a term. */
export function addByValue(segment: Segment, term: number, found: Bits, counts: Uint32Array): void {
  const list = segment.list(term);
  if (!list) return;
  if (isLong(list)) {
    const { byPlace } = list;
    const people = listPlaces(found, room);
    for (let index = 0; index < people; index += 1) {
      const value = byPlace[room[index] as number] as number;
      counts[value] = (counts[value] as number) + 1;
    }
    // Those who don't have the term.
    counts[0] = 0;
    return;
  }
  const { places, values } = list;
  if (countBits(found) * stepsOfSearch < places.length) {
    const people = listPlaces(found, room);
    let from = 0;
    for (let index = 0; index < people; index += 1) {
      const place = room[index] as number;
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
