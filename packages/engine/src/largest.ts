/** The largest of a list of any length, or `least`. `Math.max(...numbers)` throws where there are more than a call takes. */
export const largest = (numbers: readonly number[], least = Number.NEGATIVE_INFINITY): number =>
  numbers.reduce((most, number) => Math.max(most, number), least);
