import type { Demand, Requirement } from '@winnow/engine';

/** Stored form of requirements before `overall` and the field of years were added. */
type EarlierRequirement = Omit<Requirement, 'overall' | 'demand'> & {
  readonly overall?: boolean;
  readonly demand: { readonly kind: Demand['kind']; readonly field?: string | null };
};

/** Former and current ids of the requirements about the overall fit. */
const renamed = [
  [
    'Breadth: how many of the skills asked for are shown',
    'Skill coverage: share of the requested skills found',
  ],
  ['Words that tell this job: ', 'Distinctive terms in this job: '],
  ['Line of work: ', 'Occupation match: '],
] as const;

const wholeJob: readonly Demand['kind'][] = ['breadth', 'telling-words', 'line-of-work'];

/** Converts a requirement stored by any release to the current form. */
export function upgradeRequirement<Kept extends Requirement>(requirement: Kept): Kept {
  const { overall, kind, text, demand }: EarlierRequirement = requirement;
  if (overall !== undefined) return requirement;
  const isWhole = wholeJob.includes(demand.kind);
  return {
    ...requirement,
    text: isWhole ? inWords(text, (before, now) => [before, now]) : text,
    overall: isWhole || kind === 'title',
    demand: demand.kind === 'experience' ? { ...demand, field: demand.field ?? null } : demand,
  };
}

export const upgradeRequirements = <Kept extends Requirement>(kept: readonly Kept[]): readonly Kept[] =>
  kept.map(upgradeRequirement);

/**
 * The form that earlier releases stored and hashed, for a requirement whose years have no field. With its hash, a job
 * description is recognized as unchanged since an earlier release scored against it.
 */
export function asKeptEarlier({ overall: _, ...requirement }: Requirement): object {
  const { demand, text } = requirement;
  if (demand.kind === 'experience') {
    const { field, ...rest } = demand;
    return { ...requirement, demand: field === null ? rest : demand };
  }
  const isWhole = wholeJob.includes(demand.kind);
  return { ...requirement, text: isWhole ? inWords(text, (before, now) => [now, before]) : text };
}

function inWords(
  text: string,
  direction: (before: string, now: string) => readonly [from: string, to: string],
): string {
  for (const [before, now] of renamed) {
    const [from, to] = direction(before, now);
    if (text.startsWith(from)) return to + text.slice(from.length);
  }
  return text;
}
