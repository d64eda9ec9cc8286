import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';

/** Line numbers with the highest sums first; ties in text order. */
export const bestLines = (sums: ReadonlyMap<number, number>): readonly number[] =>
  [...sums].sort(([a, left], [b, right]) => right - left || a - b).map(([number]) => number);

/** The places of lines, by their numbers. */
export const placesOf = (numbers: readonly number[], { lines }: Candidate): readonly Evidence[] =>
  numbers.flatMap((number) => lines[number] ?? []).map(({ start, end }) => ({ start, end }));

/**
 * For each word, the lines that contain it, in the order of `ordered`.
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
