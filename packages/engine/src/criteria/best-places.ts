import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';

/** Lines, those with the highest sums first, the earlier of equal ones. */
export const bestPlaces = (sums: ReadonlyMap<number, number>, { lines }: Candidate): readonly Evidence[] =>
  [...sums]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .flatMap(([number]) => lines[number] ?? [])
    .map(({ start, end }) => ({ start, end }));
