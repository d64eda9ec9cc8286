import { useSyncExternalStore } from 'react';

type ListedShortcut = {
  readonly keys: readonly string[];
  /** What the keys do. */
  readonly label: string;
};

let listed: readonly ListedShortcut[] = [];
const listeners = new Set<() => void>();

/** Names keys that do something from now on; the answer takes them off the list. */
export function listShortcut(shortcut: ListedShortcut): () => void {
  show([...listed, shortcut]);
  return () => show(listed.filter((other) => other !== shortcut));
}

/** All keys that do something on the screen as it is now. */
export function useListedShortcuts(): readonly ListedShortcut[] {
  return useSyncExternalStore(listen, current, current);
}

const current = () => listed;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly ListedShortcut[]): void {
  listed = next;
  for (const listener of listeners) listener();
}
