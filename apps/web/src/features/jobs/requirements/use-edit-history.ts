import { type SetStateAction, useCallback, useMemo, useRef, useState } from 'react';
import type { RequirementEdits } from '../../../entities/requirements/requirement-edits.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { dropEdit, recordEdit, redoEdit, startHistory, takeBack, undoEdit } from './edit-history.ts';

/** @param mergeKey changes in a row with the same key are undone together */
export type EditRequirements = (next: SetStateAction<RequirementEdits>, mergeKey?: string) => void;

/** Edits of requirements with their history since the last save. */
export type RequirementHistory = ReturnType<typeof useEditHistory>;

export function useEditHistory(initial: RequirementEdits) {
  const [history, setHistory] = useState(() => startHistory(initial));
  /** Toasts of steps, by the state the step led to: removed when it is undone. */
  const toastOf = useRef(new WeakMap<RequirementEdits, string>());
  const latest = useRef(history);
  latest.current = history;

  const edit = useCallback<EditRequirements>((next, mergeKey) => {
    setHistory((before) =>
      recordEdit(before, typeof next === 'function' ? next(before.present) : next, mergeKey ?? null),
    );
  }, []);

  const undo = useCallback(() => {
    const step = latest.current.past.at(-1);
    const toast = step && toastOf.current.get(step.after);
    if (toast) toasts.remove(toast);
    setHistory(undoEdit);
  }, []);

  const actions = useMemo(
    () => ({
      edit,
      undo,
      redo: () => setHistory(redoEdit),
      /** Drops the step in progress with a key. */
      drop: (mergeKey: string) => setHistory((before) => dropEdit(before, mergeKey)),
      /** Performs a step and shows a toast that undoes this step alone. */
      tell(words: string, after: RequirementEdits, without: (edits: RequirementEdits) => RequirementEdits) {
        edit(after);
        const takesBack = () =>
          setHistory((before) => takeBack(before, (step) => step.after === after, without));
        const toast = toasts.add('success', words, { undo: takesBack });
        toastOf.current.set(after, toast);
        return toast;
      },
      /** Reverts the step with a key, but nothing later. */
      takeBackKey: (mergeKey: string, without: (edits: RequirementEdits) => RequirementEdits) =>
        setHistory((before) => takeBack(before, (step) => step.mergeKey === mergeKey, without)),
      /** Restarts the history after a save. */
      restart: (edits: RequirementEdits) => setHistory(startHistory(edits)),
    }),
    [edit, undo],
  );

  return {
    ...actions,
    edits: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** A new object with each step. */
    step: history,
  };
}
