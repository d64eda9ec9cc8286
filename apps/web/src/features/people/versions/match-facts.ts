import type { CandidateFacts } from '@winnow/contracts';

export type PositionFact = CandidateFacts['positions'][number];
export type EducationFact = CandidateFacts['education'][number];

/** Similarity of two facts of two resumes; 0 if they are not about the same thing. */
export type Likeness<Fact> = (left: Fact, right: Fact) => number;

/** Lowercase without diacritics, for comparing texts of two resumes. */
export const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two dates agree to the precision that both have: `2018` agrees with `2018-05`. */
export function agree(left: string | null, right: string | null): boolean {
  return left === null || right === null || left.startsWith(right) || right.startsWith(left);
}

/** How well two positions match: by the employer, and the title or the start. */
export const samePosition: Likeness<PositionFact> = (left, right) => {
  const sameTitle = left.title !== null && folded(left.title) === folded(right.title);
  const sameStart = left.start !== null && right.start !== null && agree(left.start, right.start);
  const employer = folded(left.organization);
  if (employer === '' || folded(right.organization) === '') return sameTitle && sameStart ? 3 : 0;
  if (employer !== folded(right.organization)) return 0;
  return (sameTitle ? 2 : 0) + (sameStart ? 2 : 0) + (startsNear(left, right) ? 1 : 0);
};

/** Maximum years between two start dates of the same job, if one was read or written differently. */
const nearYears = 2;

function startsNear(left: PositionFact, right: PositionFact): boolean {
  if (left.start === null || right.start === null) return false;
  return Math.abs(Number(left.start.slice(0, 4)) - Number(right.start.slice(0, 4))) <= nearYears;
}

/** How well two degrees match: the same school, and the same field if both name one. */
export const sameEducation: Likeness<EducationFact> = (left, right) => {
  if (folded(left.institution) === '' || folded(left.institution) !== folded(right.institution)) return 0;
  const fields = [folded(left.field), folded(right.field)];
  if (!fields.includes('') && fields[0] !== fields[1]) return 0;
  return 1 + (folded(left.degree) === folded(right.degree) ? 1 : 0);
};

/**
 * Pairs of facts about the same thing, most similar first, each fact in at most one pair; and the unpaired facts of
 * either side.
 */
export function pairFacts<Fact>(left: readonly Fact[], right: readonly Fact[], likeness: Likeness<Fact>) {
  const candidates = left
    .flatMap((one) => right.map((other) => ({ one, other, weight: likeness(one, other) })))
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight);
  const pairs: { readonly left: Fact; readonly right: Fact }[] = [];
  const taken = new Set<Fact>();
  for (const { one, other } of candidates) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one);
    taken.add(other);
    pairs.push({ left: one, right: other });
  }
  return {
    pairs,
    onlyLeft: left.filter((fact) => !taken.has(fact)),
    onlyRight: right.filter((fact) => !taken.has(fact)),
  };
}
