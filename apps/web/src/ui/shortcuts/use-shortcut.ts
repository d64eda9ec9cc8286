import { useLayoutEffect, useRef } from 'react';
import { useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { commandKey } from './command-key.ts';
import { listShortcut } from './shortcut-list.ts';

type Shortcut = {
  /** As in `KeyboardEvent.key`, in lower case: `k`, `?`, `escape`. */
  readonly key: string;
  /** What it does, for the list of all shortcuts. */
  readonly label: string;
  /** Together with ⌘ on a Mac and Control elsewhere. Without it the key is left alone while something is typed. */
  readonly withCommand?: boolean;
  readonly isEnabled?: boolean;
};

/** Runs an action on a shortcut, regardless of focus. Single keys do nothing for users who turned them off. */
export function useShortcut(
  { key, label, withCommand = false, isEnabled = true }: Shortcut,
  run: (event: KeyboardEvent) => void,
): void {
  const { hasSingleKeys } = useWorkspacePreferences();
  const isHeard = isEnabled && (withCommand || hasSingleKeys);
  const latest = useRef(run);
  // Before what it acts on is shown: a key pressed at once would otherwise act on what was shown before.
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);

  useLayoutEffect(() => {
    if (!isHeard) return;
    function onKeyDown(event: KeyboardEvent): void {
      const isCommand = event.metaKey || event.ctrlKey;
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      if (event.key.toLowerCase() !== key || isCommand !== withCommand) return;
      if (!withCommand && isTypedInto(event.target)) return;
      event.preventDefault();
      latest.current(event);
    }
    document.addEventListener('keydown', onKeyDown);
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    const unlist = listShortcut({ keys: withCommand ? [commandKey(), name] : [name], label });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      unlist();
    };
  }, [key, label, withCommand, isHeard]);
}

/** Single keys belong to text fields, and to overlays above the screen. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed =
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="dialog"]';
  return target.isContentEditable || target.closest(typed) !== null;
}
