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

/** Writes the places that are set into `places`, the highest first; returns how many there are. */
export function listDescending(bits: Bits, places: Uint16Array): number {
  let count = 0;
  for (let word = bits.length - 1; word >= 0; word -= 1) {
    let left = (bits[word] as number) >>> 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      places[count] = (word << 5) | bit;
      count += 1;
      left = (left & ~(1 << bit)) >>> 0;
    }
  }
  return count;
}
