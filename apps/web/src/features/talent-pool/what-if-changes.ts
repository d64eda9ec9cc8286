import type { JobRequirement } from '@winnow/contracts';

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
