import type { JobRequirement } from '@winnow/contracts';
import {
  applyEdits,
  changeRequirement,
  noEdits,
  type RequirementEdits,
  type RequirementRow,
} from './requirement-edits.ts';

export type { RequirementEdits, RequirementRow };

/** A user's answer about a line to check. */
export type CheckAnswer =
  | { readonly kind: 'must' | 'nice' | 'remove' }
  /** The reworded line, which names what its years are of. */
  | { readonly kind: 'reword'; readonly text: string };

export const monthsInYear = 12;

/** Lines to check, in order, without the overall fit and years that can't be read. */
export const rowsToCheck = (rows: readonly RequirementRow[]): readonly RequirementRow[] =>
  rows.filter(
    ({ unsure, overall, must, years }) =>
      (must || !overall) && unsure.some((code) => code !== 'years-of' || years !== null),
  );

/** Number of lines to check in a saved job. */
export const countToCheck = (requirements: readonly JobRequirement[]): number =>
  rowsToCheck(applyEdits(requirements, noEdits)).length;

/** The edits including the answer: the line isn't asked about again, even if the answer changes nothing. */
export function answerCheck(
  edits: RequirementEdits,
  { id, unsure, answered }: RequirementRow,
  answer: Exclude<CheckAnswer, { readonly kind: 'remove' }>,
): RequirementEdits {
  const settled = unsure.filter((code) => (code === 'years-of') === (answer.kind === 'reword'));
  return changeRequirement(edits, id, {
    ...(answer.kind === 'reword' ? { text: answer.text } : { must: answer.kind === 'must' }),
    answered: [...answered, ...settled],
  });
}
