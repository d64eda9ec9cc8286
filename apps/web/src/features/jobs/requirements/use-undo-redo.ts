import { useEffect, useRef } from 'react';
import { commandKey } from '../../../ui/shortcuts/command-key.ts';
import { listShortcut } from '../../../ui/shortcuts/shortcut-list.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import type { RequirementHistory } from './use-edit-history.ts';

type UndoRedo = {
  readonly history: Pick<RequirementHistory, 'canUndo' | 'canRedo' | 'step'>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly redoLabel: string;
};

/**
 * ⌘Z or Ctrl+Z undoes the last change of a requirement; with Shift (or Ctrl+Y) it is redone. A newer toast's action is
 * undone first; in text fields the keys belong to the text.
 */
export function useUndoRedo({ history, onUndo, onRedo, redoLabel }: UndoRedo): void {
  const { step } = history;
  const latest = useRef({ history, onUndo, onRedo });
  latest.current = { history, onUndo, onRedo };
  /** The newest toast that could be undone when the last step was made. */
  const toastAtStep = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each step
  useEffect(() => {
    toastAtStep.current = newestUndoable();
  }, [step]);

  useEffect(() => listShortcut({ keys: [commandKey(), 'Shift', 'Z'], label: redoLabel }), [redoLabel]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isText(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      const { canUndo, canRedo } = latest.current.history;
      if (isRedo && canRedo) {
        event.preventDefault();
        latest.current.onRedo();
      } else if (key === 'z' && !event.shiftKey && canUndo) {
        const newest = newestUndoable();
        if (newest !== undefined && newest !== toastAtStep.current) return;
        event.preventDefault();
        latest.current.onUndo();
      }
    }
    // Runs before the toasts' handler.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

const newestUndoable = () => toasts.list().findLast(({ undo }) => undo !== null)?.id;

function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [role="dialog"]';
  return target.isContentEditable || target.closest(typed) !== null;
}
