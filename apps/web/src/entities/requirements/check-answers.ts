import type { JobRequirement } from '@winnow/contracts';
import {
  applyEdits,
  changeRequirement,
  noEdits,
  type RequirementEdits,
  type RequirementRow,
} from './requirement-edits.ts';

export type { RequirementEdits, RequirementRow };

/** What a person answers to a line that is to be checked. */
export type CheckAnswer =
  | { readonly kind: 'must' | 'nice' | 'remove' }
  /** What its years are of, in the words of the whole line. */
  | { readonly kind: 'reword'; readonly text: string };

export const monthsInYear = 12;

/** Lines to check, in order. Excludes the overall fit, and years that can't be read. */
export const rowsToCheck = (rows: readonly RequirementRow[]): readonly RequirementRow[] =>
  rows.filter(
    ({ unsure, overall, must, years }) =>
      (must || !overall) && unsure.some((code) => code !== 'years-of' || years !== null),
  );

/** How many lines of a saved job are to be checked. */
export const countToCheck = (requirements: readonly JobRequirement[]): number =>
  rowsToCheck(applyEdits(requirements, noEdits)).length;

/** The edits with the answer: the line is not asked about again, also where the answer changes nothing. */
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
