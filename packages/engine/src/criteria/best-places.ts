import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';

/** The numbers of lines, those with the highest sums first, the earlier of equal ones. */
export const bestLines = (sums: ReadonlyMap<number, number>): readonly number[] =>
  [...sums].sort(([a, left], [b, right]) => right - left || a - b).map(([number]) => number);

/** The places of lines, by their numbers. */
export const placesOf = (numbers: readonly number[], { lines }: Candidate): readonly Evidence[] =>
  numbers.flatMap((number) => lines[number] ?? []).map(({ start, end }) => ({ start, end }));

/**
 * Of each word the lines that hold it, in the order of all lines.
 * @param heard the numbers of the lines by word
 */
export function linesInOrder(
  ordered: readonly number[],
  heard: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const rank = new Map(ordered.map((number, place) => [number, place]));
  const rankOf = (number: number): number => rank.get(number) ?? ordered.length;
  return heard.map((numbers) => [...numbers].sort((a, b) => rankOf(a) - rankOf(b)));
}
