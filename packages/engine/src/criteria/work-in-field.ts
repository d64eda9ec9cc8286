import type { Candidate } from '../candidate/candidate.ts';
import { type DraftPart, type Judging, type Verdict, verdictFrom } from './criterion.ts';
import { judgeOther } from './other.ts';
import { monthsOfEach, positionsOfField } from './positions-of-field.ts';

/** Credit for a position that only mentions the field. */
const creditOfLines = 0.6;

/**
 * Checks for work in the field, of any length: by the titles of positions, else by their descriptions, else by the
 * requirement's words anywhere.
 */
export function judgeWorkInField(
  field: string,
  text: string,
  { candidate, judging }: { readonly candidate: Candidate; readonly judging: Judging },
): Verdict {
  const found = positionsOfField(field, candidate, judging);
  const titled = found.filter(({ isTitled }) => isTitled);
  const counted = titled.length > 0 ? titled : found;
  if (counted.length === 0) return judgeOther(text, candidate, judging);
  const months = monthsOfEach(counted.map(({ position }) => position));
  const parts = counted.map(
    ({ position: { title }, isTitled, places }, place): DraftPart => ({
      code: isTitled ? 'position' : 'position-described',
      args: { title, months: months[place] ?? 0 },
      share: 1 / counted.length,
      credit: isTitled ? 1 : creditOfLines,
      places,
    }),
  );
  const args = { positions: counted.length };
  return verdictFrom(candidate, {
    status: titled.length > 0 ? 'met' : 'partly',
    reason: { code: titled.length > 0 ? 'worked-in-field' : 'field-described', args },
    parts,
  });
}
