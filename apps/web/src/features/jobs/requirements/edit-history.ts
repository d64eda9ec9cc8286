import { noEdits, type RequirementEdits } from '../../../entities/requirements/requirement-edits.ts';

type Step = {
  readonly before: RequirementEdits;
  readonly after: RequirementEdits;
  /** Steps in a row with the same key are one: a slider that is dragged is one change. */
  readonly mergeKey: string | null;
};

/** The current edits, with the steps that led there and those that were undone. */
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

/** The earliest steps beyond this many are forgotten. */
const maxSteps = 200;

/** Adds a step. What changes nothing is none. */
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

/** The history without the step that is being made, such as words that are typed and then given up. */
export function dropEdit(history: EditHistory, mergeKey: string): EditHistory {
  const step = history.past.at(-1);
  if (step?.mergeKey !== mergeKey) return history;
  return { past: history.past.slice(0, -1), present: step.before, future: [] };
}

/**
 * Takes back what one step did. The last step is undone; from under later ones `without` takes it out, as a step of its
 * own.
 */
export function takeBack(
  history: EditHistory,
  isStep: (step: Step) => boolean,
  without: (edits: RequirementEdits) => RequirementEdits,
): EditHistory {
  const last = history.past.at(-1);
  return last && isStep(last) ? undoEdit(history) : recordEdit(history, without(history.present));
}
