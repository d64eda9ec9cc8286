import type { JobDescriptionView, JobRequirement } from '@winnow/contracts';

type Count = { readonly weight: number; readonly must: boolean };

/** Other weights and must-haves, by requirement. What is as the job has it is left out. */
export type Changes = Readonly<Record<string, Count>>;

export const noChanges: Changes = {};

/** Changes with one requirement counted otherwise; none for it where that is how the job counts it. */
export function withChange(
  changes: Changes,
  { id, weight, must }: JobRequirement,
  part: Partial<Count>,
): Changes {
  const next = { weight, must, ...changes[id], ...part };
  const { [id]: _, ...others } = changes;
  return next.weight === weight && next.must === must ? others : { ...others, [id]: next };
}

/** Changes that still stand where a job was saved meanwhile: without what it no longer has, and where theirs was chosen. */
export function withoutChosen(
  changes: Changes,
  { requirements }: Pick<JobDescriptionView, 'requirements'>,
  picks: Readonly<Partial<Record<string, 'mine' | 'theirs'>>>,
): Changes {
  const known = new Set(requirements.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(changes).filter(([id]) => known.has(id) && picks[id] !== 'theirs'),
  );
}
