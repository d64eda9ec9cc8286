import { type JobRequirement, type RequirementKind, readRequirement } from '@winnow/contracts';
import { weightOfWritten } from '@winnow/engine/points';
import {
  addRequirement,
  changeRequirement,
  isScored,
  type RequirementRow,
  understandAdded,
  withoutAdded,
} from '../../../entities/requirements/requirement-edits.ts';
import { api } from '../../../lib/requests/api-client.ts';
import type { RequirementHistory } from './use-edit-history.ts';

type Understood = Pick<JobRequirement, 'kind' | 'demand' | 'vague'>;

/** Adds a line written by the user: its kind is read from the text, and it gets the usual weight of its kind. */
export function useAddRequirement(
  rows: readonly RequirementRow[],
  { edit, takeBackKey }: RequirementHistory,
) {
  const weightOf = (kind: RequirementKind, without?: string) =>
    weightOfWritten(
      kind,
      rows.filter((row) => row.isScored && row.id !== without),
    );

  async function add(id: string, text: string, must: boolean): Promise<void> {
    // Shown at once; the engine's reading follows, as the same undo step.
    const mergeKey = `add ${id}`;
    edit(
      (edits) => addRequirement(edits, { id, kind: 'other', text, must, weight: weightOf('other') }),
      mergeKey,
    );
    const line = await understand(text);
    if (!line) return;
    const { kind, demand, vague } = line;
    const understood = { kind, vague, demandKind: demand.kind, isScored: isScored(line) };
    edit((edits) => understandAdded(edits, id, { ...understood, weight: weightOf(kind) }), mergeKey);
  }

  /** Updates the kind of a new line, or of one with the kind `other`, from its new text. */
  async function reread(row: RequirementRow, text: string, mergeKey: string): Promise<void> {
    if (!row.isNew && row.kind !== 'other') return;
    const line = await understand(text);
    if (!line || line.kind === row.kind) return;
    const { kind } = line;
    const isUsual = row.isNew && row.weight === weightOf(row.kind, row.id);
    const change = { kind, ...(isUsual && { weight: weightOf(kind, row.id) }) };
    edit((edits) => changeRequirement(edits, row.id, change), mergeKey);
  }

  return {
    /** Adds a line; the returned function removes it. */
    add(text: string, must: boolean): () => void {
      const id = crypto.randomUUID();
      void add(id, text, must);
      return () => takeBackKey(`add ${id}`, (edits) => withoutAdded(edits, id));
    },
    reread: (row: RequirementRow, text: string, mergeKey: string) => void reread(row, text, mergeKey),
  };
}

/** `null` if the server can't be reached: the line is unchanged and matched by its words. */
async function understand(text: string): Promise<Understood | null> {
  try {
    return (await api.call(readRequirement, { text })).data;
  } catch {
    return null;
  }
}
