import { jobLimits, type PresetRequirement, type RequirementPreset } from '@winnow/contracts';
import {
  newRow,
  type RequirementEdits,
  type RequirementRow,
} from '../../../entities/requirements/requirement-edits.ts';

/** Effect of a preset on a list of requirements. */
export type PresetMerge = {
  /** Lines that the list doesn't have yet. */
  readonly added: readonly RequirementRow[];
  /** Lines that it already has, with the preset's must-have and weight if they differ. */
  readonly known: readonly {
    readonly row: RequirementRow;
    readonly differs: boolean;
    readonly preset: PresetRequirement;
  }[];
  /** Number of lines beyond a job's maximum. */
  readonly leftOut: number;
};

/** Lines are equal if they differ only in case, spaces and full stops. */
function sameWords(text: string): string {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean).join(' ');
  let end = words.length;
  while (end > 0 && '.,;:'.includes(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end);
}

/** @param newId creates the id of an added line */
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

/** Adds the lines to the edits and, if requested, applies must-have and weight of existing lines. */
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

/** Removes a preset's effect from the edits; later edits are kept. */
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
