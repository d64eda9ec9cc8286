import { noEdits, type RequirementEdits } from '../../../entities/requirements/requirement-edits.ts';

type Step = {
  readonly before: RequirementEdits;
  readonly after: RequirementEdits;
  /** Consecutive steps with the same key are merged: dragging a slider is one change. */
  readonly mergeKey: string | null;
};

/** The current edits with undo and redo steps. */
export type EditHistory = {
  readonly past: readonly Step[];
  readonly present: RequirementEdits;
  readonly future: readonly Step[];
};

export const startHistory = (edits: RequirementEdits = noEdits): EditHistory => ({
  past: [],
  present: edits,
  future: [],
});

/** Maximum steps; older ones are dropped. */
const maxSteps = 200;

/** Adds a step, unless it changes nothing. */
export function recordEdit(
  history: EditHistory,
  after: RequirementEdits,
  mergeKey: string | null = null,
): EditHistory {
  const { past, present } = history;
  if (after === present) return history;
  const last = past.at(-1);
  if (last && mergeKey !== null && last.mergeKey === mergeKey)
    return { past: [...past.slice(0, -1), { ...last, after }], present: after, future: [] };
  return {
    past: [...past, { before: present, after, mergeKey }].slice(-maxSteps),
    present: after,
    future: [],
  };
}

export function undoEdit(history: EditHistory): EditHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  return { past: history.past.slice(0, -1), present: step.before, future: [step, ...history.future] };
}

export function redoEdit(history: EditHistory): EditHistory {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, step], present: step.after, future };
}

/** Removes the step in progress, such as text that is typed and then discarded. */
export function dropEdit(history: EditHistory, mergeKey: string): EditHistory {
  const step = history.past.at(-1);
  if (step?.mergeKey !== mergeKey) return history;
  return { past: history.past.slice(0, -1), present: step.before, future: [] };
}

/** Reverts one step. The last step is undone; an earlier one is removed by `without`, as a new step. */
export function takeBack(
  history: EditHistory,
  isStep: (step: Step) => boolean,
  without: (edits: RequirementEdits) => RequirementEdits,
): EditHistory {
  const last = history.past.at(-1);
  return last && isStep(last) ? undoEdit(history) : recordEdit(history, without(history.present));
}
