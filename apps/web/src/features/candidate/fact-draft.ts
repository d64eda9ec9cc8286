import type { CandidateFacts, FactCorrections } from '@winnow/contracts';

export type PositionDraft = {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly start: string;
  readonly end: string;
};

/** Facts as they are typed. */
export type FactDraft = {
  readonly name: string;
  readonly place: string;
  readonly positions: readonly PositionDraft[];
  /** One a line. */
  readonly skills: string;
};

export function draftOf({ name, place, positions, skills }: CandidateFacts): FactDraft {
  return {
    name: name?.value ?? '',
    place: place?.value ?? '',
    positions: positions.map(({ title, organization, start, end }, index) => ({
      id: `read-${index}`,
      title: title ?? '',
      organization: organization ?? '',
      start: start ?? '',
      end: end ?? '',
    })),
    skills: skills.map((skill) => skill.name).join('\n'),
  };
}

const date = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;

/** The fields whose date cannot be read, as `id-field`. */
export function faultyDates({ positions }: FactDraft): ReadonlySet<string> {
  const faulty = new Set<string>();
  for (const { id, start, end } of positions) {
    if (!date.test(start.trim())) faulty.add(`${id}-start`);
    if (!isPresent(end) && !date.test(end.trim())) faulty.add(`${id}-end`);
  }
  return faulty;
}

/** What was changed and nothing else: what is left as it was read stays what was read. */
export function correctionsOf(facts: CandidateFacts, draft: FactDraft): FactCorrections {
  const before = draftOf(facts);
  const isChanged = (field: keyof FactDraft) =>
    JSON.stringify(before[field]) !== JSON.stringify(draft[field]);
  return {
    ...(isChanged('name') && { name: draft.name.trim() || null }),
    ...(isChanged('place') && { place: draft.place.trim() || null }),
    ...(isChanged('positions') && {
      positions: draft.positions.map(({ title, organization, start, end }) => ({
        title: title.trim() || null,
        organization: organization.trim() || null,
        start: start.trim() || null,
        end: isPresent(end) ? ('present' as const) : end.trim() || null,
      })),
    }),
    ...(isChanged('skills') && {
      skills: draft.skills
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  };
}

function isPresent(end: string): boolean {
  return end.trim().toLowerCase() === 'present';
}
