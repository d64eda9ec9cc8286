import { useEffect } from 'react';
import { commandKey } from '../shortcuts/command-key.ts';
import { listShortcut } from '../shortcuts/shortcut-list.ts';
import { useUiTexts } from '../ui-texts.ts';
import type { ToastStore } from './toast-store.ts';

/** ⌘Z or Ctrl+Z undoes the newest toast's action while it is shown. In text fields the keys belong to the text. */
export function useUndoKeys(store: ToastStore): void {
  const { undoLast } = useUiTexts();
  useEffect(() => listShortcut({ keys: [commandKey(), 'Z'], label: undoLast }), [undoLast]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey)) return;
      if (event.shiftKey || event.altKey || event.defaultPrevented || isText(event.target)) return;
      const undoable = store.list().findLast(({ undo }) => undo !== null);
      if (!undoable) return;
      event.preventDefault();
      store.undo(undoable.id);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea';
  return target.isContentEditable || target.closest(typed) !== null;
}
