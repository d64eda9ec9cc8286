import type { JobRequirement, RequirementEdit, UnsureCode } from '@winnow/contracts';

/** A requirement as the editor shows it. */
export type RequirementRow = Pick<
  JobRequirement,
  'id' | 'kind' | 'text' | 'must' | 'overall' | 'weight' | 'evidence' | 'vague'
> & {
  /** Doubts that are still to be checked. */
  readonly unsure: readonly UnsureCode[];
  /** Doubts that were checked since the last save. */
  readonly answered: readonly UnsureCode[];
  /** What its years refer to; `null` without years. */
  readonly years: AskedYears | null;
  /** Not saved yet, so it has no id on the server. */
  readonly isNew: boolean;
  /** Kind of the engine's demand. */
  readonly demandKind: string;
  /** `false` for places, travel, shifts and the like, which candidates are asked about but which are never scored. */
  readonly isScored: boolean;
};

/** Years of work as the engine reads them: months and field (`null` for any work). */
export type AskedYears = { readonly months: number; readonly field: string | null };

type Change = Partial<Pick<RequirementRow, 'kind' | 'text' | 'must' | 'weight' | 'answered'>>;

/** A user's edits of the requirements since the last save. */
export type RequirementEdits = {
  readonly changes: Readonly<Record<string, Change>>;
  readonly removed: readonly string[];
  readonly added: readonly RequirementRow[];
  /** Ids in the user's order; `null` if unchanged. */
  readonly order: readonly string[] | null;
};

export const noEdits: RequirementEdits = { changes: {}, removed: [], added: [], order: null };

export function hasEdits({ changes, removed, added, order }: RequirementEdits): boolean {
  return Object.keys(changes).length + removed.length + added.length > 0 || order !== null;
}

/** Applies edits to the requirements of the text; edits take precedence. */
export function applyEdits(read: readonly JobRequirement[], edits: RequirementEdits): RequirementRow[] {
  const rows = [
    ...read.map(
      (requirement): RequirementRow => ({
        ...requirement,
        // Drafts of earlier releases have neither field.
        unsure: requirement.unsure ?? [],
        vague: requirement.vague ?? false,
        answered: [],
        years: yearsOf(requirement),
        isScored: isScored(requirement),
        demandKind: requirement.demand.kind,
        isNew: false,
      }),
    ),
    ...edits.added,
  ]
    .filter(({ id }) => !edits.removed.includes(id))
    .map((row) => withChange(row, edits.changes[row.id]));
  const { order } = edits;
  if (!order) return rows;
  // Lines added to the text since are at the end.
  const placeOf = ({ id }: RequirementRow) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.sort((left, right) => placeOf(left) - placeOf(right));
}

/** Whether it is scored: candidates are only asked about places and terms of work. */
export const isScored = ({ demand }: Pick<JobRequirement, 'demand'>): boolean =>
  demand.kind !== 'location' && demand.logistics === undefined;

function yearsOf({ demand }: JobRequirement): AskedYears | null {
  if (demand.kind !== 'experience' || typeof demand.minMonths !== 'number' || demand.minMonths === 0)
    return null;
  return { months: demand.minMonths, field: typeof demand.field === 'string' ? demand.field : null };
}

/** The changed row. Choosing must or nice, or rewording a line, counts as checking it, as on the server. */
function withChange(row: RequirementRow, change: Change | undefined): RequirementRow {
  if (!change) return row;
  const after = { ...row, ...change };
  const isReworded = after.text !== row.text || after.kind !== row.kind;
  const isAnswered = (code: UnsureCode): boolean =>
    after.answered.includes(code) ||
    (code === 'years-of' ? isReworded : after.must !== row.must || (code === 'company-text' && isReworded));
  // Reworded lines are read when they are saved.
  const vague = row.vague && !isReworded;
  return { ...after, vague, unsure: row.unsure.filter((code) => !isAnswered(code)) };
}

export function changeRequirement(edits: RequirementEdits, id: string, change: Change): RequirementEdits {
  return { ...edits, changes: { ...edits.changes, [id]: { ...edits.changes[id], ...change } } };
}

export function removeRequirement(edits: RequirementEdits, id: string): RequirementEdits {
  return { ...edits, removed: [...edits.removed, id] };
}

export function restoreRequirement(edits: RequirementEdits, id: string): RequirementEdits {
  if (!edits.removed.includes(id)) return edits;
  return { ...edits, removed: edits.removed.filter((removed) => removed !== id) };
}

export type AddedRequirement = Pick<RequirementRow, 'id' | 'kind' | 'text' | 'must' | 'weight'> &
  Partial<Pick<RequirementRow, 'vague' | 'demandKind' | 'isScored'>>;

export function addRequirement(edits: RequirementEdits, added: AddedRequirement): RequirementEdits {
  return { ...edits, added: [...edits.added, { ...newRow, ...added }] };
}

/** Removes an added line. */
export function withoutAdded(edits: RequirementEdits, id: string): RequirementEdits {
  const added = edits.added.filter((row) => row.id !== id);
  return added.length === edits.added.length ? edits : { ...edits, added };
}

/** Updates an added line with what the server has read; a removed line stays removed. */
export function understandAdded(
  edits: RequirementEdits,
  id: string,
  understood: Partial<AddedRequirement>,
): RequirementEdits {
  if (!edits.added.some((row) => row.id === id)) return edits;
  return { ...edits, added: edits.added.map((row) => (row.id === id ? { ...row, ...understood } : row)) };
}

/** Defaults of an added line: nothing to check, and read when it is saved. */
export const newRow = {
  must: false,
  overall: false,
  weight: 3,
  evidence: [],
  unsure: [],
  answered: [],
  vague: false,
  years: null,
  isNew: true,
  demandKind: 'other',
  isScored: true,
} satisfies Partial<RequirementRow>;

/** Weight of the overall fit if its weight before it was set to zero is unknown. */
const usualWeight: Readonly<Record<string, number>> = {
  title: 4,
  breadth: 4,
  'telling-words': 4,
  'line-of-work': 4,
};

/** Sets the weights of several requirements together: to zero, or back to their earlier weights. */
export function weighTogether(
  edits: RequirementEdits,
  rows: readonly RequirementRow[],
  before: ReadonlyMap<string, number> | null,
): RequirementEdits {
  return rows.reduce((sum, { id, demandKind }) => {
    const weight = before === null ? 0 : (before.get(id) ?? usualWeight[demandKind] ?? 1);
    return changeRequirement(sum, id, { weight });
  }, edits);
}

/** Converts rows to the API's form; empty lines are left out. */
export function asRequirementEdits(rows: readonly RequirementRow[]): RequirementEdit[] {
  return rows
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, isNew, kind, text, must, weight, answered }) => ({
      ...(isNew ? {} : { id }),
      ...(answered.length > 0 && { answered: [...answered] }),
      kind,
      text,
      must,
      weight,
    }));
}
