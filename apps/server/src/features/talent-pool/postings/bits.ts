import { isLong, type Postings, slabSize } from './posting-block.ts';

/** A set of places in a slab, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

// Index expressions below stay within their arrays, hence `as number`: a fallback would cost in the innermost loops.

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
}

export function removeBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] as number) & ~(1 << (place & 31));
}

export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] as number) >>> (place & 31)) & 1) === 1;

/** Adds who is in a list. */
export function addListed(bits: Bits, list: Postings): void {
  if (isLong(list)) {
    const { byPlace } = list;
    for (let word = 0; word < bits.length; word += 1) {
      let found = 0;
      for (let bit = 0; bit < 32; bit += 1)
        found |= ((byPlace[(word << 5) | bit] as number) === 0 ? 0 : 1) << bit;
      bits[word] = (bits[word] as number) | found;
    }
    return;
  }
  const { places } = list;
  for (let index = 0; index < places.length; index += 1) addBit(bits, places[index] as number);
}

/** Who is in a list. */
export function bitsOf(list: Postings): Bits {
  const bits = noBits(slabSize);
  addListed(bits, list);
  return bits;
}

export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);

export function keepCommon(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) & (other[word] as number);
  return into;
}

export function addAll(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) | (other[word] as number);
  return into;
}

export function removeAll(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] as number) & ~(other[word] as number);
  return into;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countOfWord(bits[word] as number);
  return count;
}

/** How many places are set in both. */
export function countCommon(bits: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    count += countOfWord((bits[word] as number) & (other[word] as number));
  return count;
}

function countOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return (((fours + (fours >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/** Writes the places that are set into `places`, in ascending order; returns how many there are. */
export function listPlaces(bits: Bits, places: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] as number;
    while (left !== 0) {
      const lowest = left & -left;
      places[count] = (word << 5) | (31 - Math.clz32(lowest));
      count += 1;
      left ^= lowest;
    }
  }
  return count;
}

/** Writes the highest places that are set into `places`, `max` at most; returns how many there are. */
export function listHighest(bits: Bits, places: Uint16Array, max: number): number {
  let count = 0;
  for (let word = bits.length - 1; word >= 0 && count < max; word -= 1) {
    let left = bits[word] as number;
    while (left !== 0 && count < max) {
      const bit = 31 - Math.clz32(left);
      places[count] = (word << 5) | bit;
      count += 1;
      left &= ~(1 << bit);
    }
  }
  return count;
}
