import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';

const mostPlaces = 3;

/** The lines with the highest sums, best first, the earlier of equal ones. */
export const bestPlaces = (sums: ReadonlyMap<number, number>, { lines }: Candidate): readonly Evidence[] =>
  [...sums]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, mostPlaces)
    .flatMap(([number]) => lines[number] ?? [])
    .map(({ start, end }) => ({ start, end }));
