import { randomUUID } from 'node:crypto';
import { ApiError, type RequirementEdit, sentence } from '@winnow/contracts';
import type { JobDescription, OpenQuestion } from '@winnow/engine';
import type { ReadLine, WrittenLine } from '../../engine-tasks/engine-task.ts';
import type { KeptRequirement } from './job-tables.ts';

/** The requirements of a job description, and the ids of requirements of the text that a member removed. */
export type Requirements = {
  readonly requirements: readonly KeptRequirement[];
  readonly removed: readonly string[];
};

export const noRequirements: Requirements = { requirements: [], removed: [] };

/** The requirements of a new text, with the members' edits of the previous ones. */
export function takeOver(
  job: JobDescription,
  before: Requirements,
): Requirements & { readonly title: string | null } {
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

/** Keeps the order set by members and their own requirements; new ones follow. */
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
 * New and reworded lines among the edits, in order; `applyEdits` needs what each asks for.
 * @throws ApiError `invalid` for an unknown or repeated id
 */
export function writtenLines(before: Requirements, edits: readonly RequirementEdit[]): WrittenLine[] {
  const kept = new Map(before.requirements.map((requirement) => [requirement.id, requirement]));
  const seen = new Set<string>();
  return edits.flatMap(({ id, kind, text }, index) => {
    if (id === undefined) return { kind, text };
    const old = kept.get(id);
    if (!old || seen.has(id)) throw unknownRequirement(index);
    seen.add(id);
    return isReworded(old, { kind, text }) ? { kind, text } : [];
  });
}

/**
 * The requirements after edits: those left out are removed, new and reworded lines have been read.
 * @param lines what the `writtenLines` of these edits ask for
 */
export function applyEdits(
  before: Requirements,
  edits: readonly RequirementEdit[],
  lines: readonly ReadLine[],
): Requirements {
  const inTurn = lines.values();
  const nextLine = (): ReadLine => {
    const { value } = inTurn.next();
    if (!value) throw new Error('A line was not read.');
    return value;
  };
  const kept = new Map(before.requirements.map((requirement) => [requirement.id, requirement]));
  const seen = new Set<string>();
  const requirements = edits.map(({ id, answered = [], ...edit }, index): KeptRequirement => {
    const old = id === undefined ? undefined : kept.get(id);
    if (old) {
      seen.add(old.id);
      return edited(old, { ...edit, answered }, nextLine);
    }
    if (id !== undefined) throw unknownRequirement(index);
    const { demand, vague } = nextLine();
    const own = { overall: false, evidence: [], origin: 'person', edited: true } as const;
    return { ...edit, id: `person-${randomUUID()}`, demand, ...own, ...(vague && { vague }) };
  });
  const removed = before.requirements
    .filter(({ id, origin }) => origin === 'text' && !seen.has(id))
    .map(({ id }) => id);
  return { requirements, removed: [...new Set([...before.removed, ...removed])] };
}

/** Edits of another text may name requirements that this text doesn't have: they are kept as the user's own. */
export function withKnownIds(
  edits: readonly RequirementEdit[],
  { requirements }: Requirements,
): RequirementEdit[] {
  const known = new Set(requirements.map(({ id }) => id));
  return edits.map(({ id, ...edit }) => (id !== undefined && known.has(id) ? { ...edit, id } : edit));
}

function edited(
  old: KeptRequirement,
  {
    answered,
    ...edit
  }: Omit<RequirementEdit, 'id' | 'answered'> & { readonly answered: readonly OpenQuestion[] },
  nextLine: () => ReadLine,
): KeptRequirement {
  const { unsure: open = [], vague: wasVague = false, ...kept } = old;
  const isOther = isReworded(old, edit);
  const { demand, vague } = isOther ? nextLine() : { demand: old.demand, vague: wasVague };
  const unsure = open.filter((code) => !answered.includes(code) && !isAnswered(code, old, edit));
  const isChanged =
    isOther || edit.must !== old.must || edit.weight !== old.weight || unsure.length < open.length;
  if (!isChanged) return old;
  // A requirement that the user makes a must-have counts separately.
  const overall = old.overall && !edit.must;
  return {
    ...kept,
    ...edit,
    overall,
    demand,
    edited: true,
    ...(unsure.length > 0 && { unsure }),
    ...(vague && { vague }),
  };
}

/** Choosing must or nice, or rewording a line, counts as reviewing it. */
function isAnswered(
  code: OpenQuestion,
  old: KeptRequirement,
  edit: Pick<RequirementEdit, 'kind' | 'text' | 'must'>,
): boolean {
  if (code === 'years-of') return isReworded(old, edit);
  return edit.must !== old.must || (code === 'company-text' && isReworded(old, edit));
}

const isReworded = (old: KeptRequirement, { kind, text }: Pick<RequirementEdit, 'kind' | 'text'>): boolean =>
  kind !== old.kind || text !== old.text;

function unknownRequirement(index: number): ApiError {
  const message = sentence('requirement-gone');
  return new ApiError('invalid', message, { errors: { [`requirements.${index}.id`]: [message] } });
}
