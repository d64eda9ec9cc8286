import { addAll, addBit, type Bits, keepCommon, noBits, removeAll } from './bits.ts';
import type { PoolFilter, Way } from './pool-query.ts';
import { placeOf, slabSize } from './posting-block.ts';
import type { Segment } from './segment.ts';

/** Who of a segment passes a filter; may hold people who are gone. */
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

/** Who has one of the terms with a value that earns enough. */
export function whoShow(segment: Segment, ways: readonly Way[], minCredit: number): Bits {
  const found = noBits(slabSize);
  for (const { term, credits } of ways) {
    const bits = segment.bits(term);
    if (bits && earnsEnough(credits, minCredit)) {
      addAll(found, bits);
      continue;
    }
    const list = segment.list(term);
    if (!list) continue;
    const { places, values } = list;
    for (let index = 0; index < places.length; index += 1) {
      // Both arrays have the same length, and there is a credit for each value.
      if ((credits[values[index] as number] as number) >= minCredit) addBit(found, places[index] as number);
    }
  }
  return found;
}

/** Whether every value of a fact earns enough; 0 is never a value. */
const earnsEnough = (credits: Uint8Array, minCredit: number): boolean =>
  credits.every((credit, value) => value === 0 || credit >= minCredit);

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

/** Index of the first number that is not below `from`, of ascending ones. @param at none before this index is */
export function firstFrom(numbers: Int32Array | Uint16Array, from: number, at = 0): number {
  let low = at;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
