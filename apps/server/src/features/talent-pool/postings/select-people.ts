import { addAll, addBit, addListed, type Bits, bitsOf, keepCommon, noBits, removeAll } from './bits.ts';
import { firstFrom } from './find-place.ts';
import type { PoolFilter, Way } from './pool-query.ts';
import { isLong, placeOf, slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';

// Index expressions below stay within their arrays, and there is a credit for each value, hence `as number`.

/** Who of a segment passes a filter; may hold people who are gone. The bits may be shared: they are not for changing. */
export function selectPeople(segment: Segment, filter: PoolFilter): Bits {
  switch (filter.kind) {
    case 'ways':
      return whoShow(segment, filter.ways, filter.minCredit);
    case 'people':
      return whoAreListed(segment, filter.people);
    case 'all': {
      const found = new Uint32Array(segment.alive);
      for (const each of filter.of) keepCommon(found, selectPeople(segment, each));
      return found;
    }
    case 'any': {
      const found = noBits(slabSize);
      for (const each of filter.of) addAll(found, selectPeople(segment, each));
      return found;
    }
    case 'not':
      return removeAll(new Uint32Array(segment.alive), selectPeople(segment, filter.of));
  }
}

/** Who has one of the terms with a value that earns enough. The bits may be shared: they are not for changing. */
export function whoShow(segment: Segment, ways: readonly Way[], minCredit: number): Bits {
  const [only] = ways;
  const shared = ways.length === 1 && only && earnsEnough(only, minCredit) && segment.bits(only.term);
  return shared || addWhoShow(noBits(slabSize), segment, ways, minCredit);
}

/** Adds who has one of the terms with a value that earns enough. */
export function addWhoShow(into: Bits, segment: Segment, ways: readonly Way[], minCredit: number): Bits {
  for (const way of ways) {
    const { term, credits } = way;
    const isEnough = earnsEnough(way, minCredit);
    const bits = isEnough ? segment.bits(term) : undefined;
    if (bits) {
      addAll(into, bits);
      continue;
    }
    const list = segment.list(term);
    if (!list) continue;
    if (isEnough) addListed(into, list);
    else if (isLong(list)) {
      for (let place = 0; place < slabSize; place += 1) {
        const value = list.byPlace[place] as number;
        if (value !== 0 && (credits[value] as number) >= minCredit) addBit(into, place);
      }
    } else {
      const { places, values } = list;
      for (let index = 0; index < places.length; index += 1)
        if ((credits[values[index] as number] as number) >= minCredit) addBit(into, places[index] as number);
    }
  }
  return into;
}

/** Who has a term. The bits may be shared: they are not for changing. */
export function whoHas(segment: Segment, term: number): Bits {
  const bits = segment.bits(term);
  if (bits) return bits;
  const list = segment.list(term);
  return list ? bitsOf(list) : noBits(slabSize);
}

/** The lowest credit of a value, by the credits: tables of credits are shared by all segments of a search. */
const minCredits = new WeakMap<Uint8Array, number>();

/** Whether every value of a fact earns enough; 0 is never a value. */
function earnsEnough({ credits }: Way, minCredit: number): boolean {
  let min = minCredits.get(credits);
  if (min === undefined) {
    min = Math.min(...credits.subarray(1));
    minCredits.set(credits, min);
  }
  return min >= minCredit;
}

function whoAreListed({ slab }: Segment, people: Int32Array): Bits {
  const found = noBits(slabSize);
  const from = slab * slabSize;
  for (let index = firstFrom(people, from); index < people.length; index += 1) {
    const no = people[index] as number;
    if (no >= from + slabSize) break;
    addBit(found, placeOf(no));
  }
  return found;
}
