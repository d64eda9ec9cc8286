import { randomUUID } from 'node:crypto';
import { ApiError, type RequirementEdit } from '@winnow/contracts';
import { demandOf, readJobDescription, type Vocabulary } from '@winnow/engine';
import type { KeptRequirement } from './job-tables.ts';

/** The requirements of a job description, and the ids of those that the text asks for and a person removed. */
export type Requirements = {
  readonly requirements: readonly KeptRequirement[];
  readonly removed: readonly string[];
};

export const noRequirements: Requirements = { requirements: [], removed: [] };

type Knowledge = { readonly vocabulary: Vocabulary };

/** Reads a text anew and keeps what a person did to the requirements of the one before. */
export function readAnew(
  text: string,
  before: Requirements,
  { vocabulary }: Knowledge,
): Requirements & { readonly title: string | null } {
  const job = readJobDescription(text, { vocabulary });
  const removed = before.removed.filter((id) => job.requirements.some((read) => read.id === id));
  const kept = new Map(before.requirements.map((requirement) => [requirement.id, requirement]));
  const read = job.requirements
    .filter(({ id }) => !removed.includes(id))
    .map((requirement): KeptRequirement => {
      const edited = kept.get(requirement.id);
      return edited?.edited
        ? { ...edited, evidence: requirement.evidence }
        : { ...requirement, origin: 'text', edited: false };
    });
  return { title: job.title, removed, requirements: inOrderOf(before.requirements, read) };
}

/** A person's order stays where there is one; what is new comes behind, what they added stays. */
function inOrderOf(
  before: readonly KeptRequirement[],
  read: readonly KeptRequirement[],
): readonly KeptRequirement[] {
  const readById = new Map(read.map((requirement) => [requirement.id, requirement]));
  const stayed = before.flatMap(
    (requirement) => readById.get(requirement.id) ?? (requirement.origin === 'person' ? requirement : []),
  );
  const known = new Set(stayed.map(({ id }) => id));
  const sameOrder = read.filter(({ id }) => known.has(id)).every(({ id }, index) => stayed[index]?.id === id);
  const hasOwn = stayed.some(({ origin }) => origin === 'person');
  return sameOrder && !hasOwn ? read : [...stayed, ...read.filter(({ id }) => !known.has(id))];
}

/**
 * The list as a person leaves it: what is left out is removed, what is new or reworded is understood by its kind.
 * @throws ApiError `invalid` for an id that is not there, or is there twice
 */
export function applyEdits(
  before: Requirements,
  edits: readonly RequirementEdit[],
  { vocabulary }: Knowledge,
): Requirements {
  const kept = new Map(before.requirements.map((requirement) => [requirement.id, requirement]));
  const seen = new Set<string>();
  const requirements = edits.map(({ id, ...edit }, index): KeptRequirement => {
    if (id === undefined) {
      const demand = demandOf(edit.kind, edit.text, { vocabulary });
      return { ...edit, id: `person-${randomUUID()}`, demand, evidence: [], origin: 'person', edited: true };
    }
    const old = kept.get(id);
    if (!old || seen.has(id)) throw unknownRequirement(index);
    seen.add(id);
    return edited(old, edit, vocabulary);
  });
  const removed = before.requirements
    .filter(({ id, origin }) => origin === 'text' && !seen.has(id))
    .map(({ id }) => id);
  return { requirements, removed: [...new Set([...before.removed, ...removed])] };
}

/**
 * Edits that were made beside another text may name lines that this one does not ask for: they stay, as the person's
 * own.
 */
export function withKnownIds(
  edits: readonly RequirementEdit[],
  { requirements }: Requirements,
): RequirementEdit[] {
  const known = new Set(requirements.map(({ id }) => id));
  return edits.map(({ id, ...edit }) => (id !== undefined && known.has(id) ? { ...edit, id } : edit));
}

function edited(
  old: KeptRequirement,
  edit: Omit<RequirementEdit, 'id'>,
  vocabulary: Vocabulary,
): KeptRequirement {
  const isReworded = edit.kind !== old.kind || edit.text !== old.text;
  const isChanged = isReworded || edit.must !== old.must || edit.weight !== old.weight;
  const demand = isReworded ? demandOf(edit.kind, edit.text, { vocabulary }) : old.demand;
  return isChanged ? { ...old, ...edit, demand, edited: true } : old;
}

function unknownRequirement(index: number): ApiError {
  const message = 'This requirement is not in the job description any more.';
  return new ApiError('invalid', message, { errors: { [`requirements.${index}.id`]: [message] } });
}
