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

/** What finding one place in a list costs, in places of a list that is read through. */
export const stepsOfSearch = 16;
