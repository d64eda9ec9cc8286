import type { JobRequirement, RequirementEdit, UnsureCode } from '@winnow/contracts';

/** A requirement as the editor shows it. */
export type RequirementRow = Pick<
  JobRequirement,
  'id' | 'kind' | 'text' | 'must' | 'overall' | 'weight' | 'evidence' | 'vague'
> & {
  /** What is still to be checked. */
  readonly unsure: readonly UnsureCode[];
  /** What was checked since the last save. */
  readonly answered: readonly UnsureCode[];
  /** What its years refer to; `null` without years. */
  readonly years: AskedYears | null;
  /** Not saved yet, so the server has no name for it. */
  readonly isNew: boolean;
  /** What the engine looks for. */
  readonly demandKind: string;
  /** Places, travel, shifts and the like are asked of candidates, and never scored. */
  readonly isScored: boolean;
};

/** Years of work as the engine understands them: how many months, and of what (`null`: of any work). */
export type AskedYears = { readonly months: number; readonly field: string | null };

type Change = Partial<Pick<RequirementRow, 'kind' | 'text' | 'must' | 'weight' | 'answered'>>;

/** What a person did to the requirements since the last save, apart from what the text says. */
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

/** What was read from the text, with a person's edits on top: their word goes before the text's. */
export function applyEdits(read: readonly JobRequirement[], edits: RequirementEdits): RequirementRow[] {
  const rows = [
    ...read.map(
      (requirement): RequirementRow => ({
        ...requirement,
        // What a session of an earlier release left behind knows neither.
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

/** Places and terms of the work are asked of candidates, and never scored. */
export const isScored = ({ demand }: Pick<JobRequirement, 'demand'>): boolean =>
  demand.kind !== 'location' && demand.logistics === undefined;

function yearsOf({ demand }: JobRequirement): AskedYears | null {
  if (demand.kind !== 'experience' || typeof demand.minMonths !== 'number' || demand.minMonths === 0)
    return null;
  return { months: demand.minMonths, field: typeof demand.field === 'string' ? demand.field : null };
}

/** The row as it was changed. Who chooses must or nice, or rewords a line, has checked it, as the server sees it too. */
function withChange(row: RequirementRow, change: Change | undefined): RequirementRow {
  if (!change) return row;
  const after = { ...row, ...change };
  const isReworded = after.text !== row.text || after.kind !== row.kind;
  const isAnswered = (code: UnsureCode): boolean =>
    after.answered.includes(code) ||
    (code === 'years-of' ? isReworded : after.must !== row.must || (code === 'company-text' && isReworded));
  // What reworded lines say is known once they are saved.
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

/** Without a line that was added. */
export function withoutAdded(edits: RequirementEdits, id: string): RequirementEdits {
  const added = edits.added.filter((row) => row.id !== id);
  return added.length === edits.added.length ? edits : { ...edits, added };
}

/** An added line with what was understood of it since; a line that is gone stays gone. */
export function understandAdded(
  edits: RequirementEdits,
  id: string,
  understood: Partial<AddedRequirement>,
): RequirementEdits {
  if (!edits.added.some((row) => row.id === id)) return edits;
  return { ...edits, added: edits.added.map((row) => (row.id === id ? { ...row, ...understood } : row)) };
}

/** What a person adds has nothing to check, and is understood once it is saved. */
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

/** Weighs requirements as a whole: down to nothing, or back to what each weighed before. */
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

/** As the server takes them. Lines without words are left out. */
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
