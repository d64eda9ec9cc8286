import { jobLimits, type PresetRequirement, type RequirementPreset } from '@winnow/contracts';
import {
  newRow,
  type RequirementEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';

/** What a preset would do to a list of requirements. */
export type PresetMerge = {
  /** Lines that the list does not have yet. */
  readonly added: readonly RequirementRow[];
  /** Lines that it has already, with the preset's must-have and weight where these differ. */
  readonly known: readonly {
    readonly row: RequirementRow;
    readonly differs: boolean;
    readonly preset: PresetRequirement;
  }[];
  /** How many more there are than a job can have. */
  readonly leftOut: number;
};

/** Lines are equal if they differ only in case, spaces and full stops. */
function sameWords(text: string): string {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean).join(' ');
  let end = words.length;
  while (end > 0 && '.,;:'.includes(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end);
}

/** @param newId makes the id of a line that is added */
export function mergePreset(
  rows: readonly RequirementRow[],
  { requirements }: Pick<RequirementPreset, 'requirements'>,
  newId: () => string,
): PresetMerge {
  const byWords = new Map(rows.map((row) => [sameWords(row.text), row]));
  const once = new Map(requirements.map((requirement) => [sameWords(requirement.text), requirement]));
  const known: PresetMerge['known'][number][] = [];
  const added: RequirementRow[] = [];
  for (const [words, preset] of once) {
    const row = byWords.get(words);
    const { must, weight } = preset;
    if (row) known.push({ row, preset, differs: row.must !== must || row.weight !== weight });
    else added.push({ ...newRow, ...preset, id: newId() });
  }
  const room = Math.max(0, jobLimits.requirements - rows.length);
  return { added: added.slice(0, room), known, leftOut: Math.max(0, added.length - room) };
}

/** The edits with the lines that are added and, where wanted, with the preset's word on those that are there. */
export function applyPreset(
  edits: RequirementEdits,
  { added, known }: PresetMerge,
  takesOver: boolean,
): RequirementEdits {
  const changes = { ...edits.changes };
  for (const { row, preset, differs } of takesOver ? known : []) {
    const { must, weight } = preset;
    if (differs) changes[row.id] = { ...changes[row.id], must, weight };
  }
  return { ...edits, changes, added: [...edits.added, ...added] };
}

/** The edits without what a preset did to them; what was done since stays. */
export function withoutPreset(
  edits: RequirementEdits,
  before: RequirementEdits,
  { added, known }: PresetMerge,
): RequirementEdits {
  const ids = new Set(added.map(({ id }) => id));
  const changes = { ...edits.changes };
  for (const { row } of known) {
    const earlier = before.changes[row.id];
    if (earlier) changes[row.id] = earlier;
    else delete changes[row.id];
  }
  return { ...edits, changes, added: edits.added.filter(({ id }) => !ids.has(id)) };
}

/** The part of a list that can be saved: single requirements. The overall fit is read from each job description. */
export const presetOf = (rows: readonly RequirementRow[]): PresetRequirement[] =>
  rows
    .filter(({ overall, must, text }) => (must || !overall) && text.trim() !== '')
    .map(({ kind, text, must, weight }) => ({ kind, text, must, weight }));
