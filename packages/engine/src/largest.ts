/**
 * The largest of a list of any length, or `min`. `Math.max(...numbers)` throws for lists longer than the limit of
 * arguments.
 */
export const largest = (numbers: readonly number[], min = Number.NEGATIVE_INFINITY): number =>
  numbers.reduce((max, number) => Math.max(max, number), min);
