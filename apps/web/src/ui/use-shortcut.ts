import { useEffect, useRef } from 'react';

type Shortcut = {
  /** As in `KeyboardEvent.key`, in lower case: `k`, `?`, `/`. */
  readonly key: string;
  /** Together with ⌘ on a Mac and Control elsewhere. Without it the key is left alone while something is typed. */
  readonly withCommand?: boolean;
  readonly isEnabled?: boolean;
};

/** Does something when keys are pressed, wherever focus is. */
export function useShortcut({ key, withCommand = false, isEnabled = true }: Shortcut, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);

  useEffect(() => {
    if (!isEnabled) return;
    function onKeyDown(event: KeyboardEvent): void {
      const isCommand = event.metaKey || event.ctrlKey;
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      if (event.key.toLowerCase() !== key || isCommand !== withCommand) return;
      if (!withCommand && isTypedInto(event.target)) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, withCommand, isEnabled]);
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null;
}
