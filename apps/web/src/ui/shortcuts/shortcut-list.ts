import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

type ListedShortcut = {
  readonly keys: readonly string[];
  /** What the keys do. */
  readonly label: string;
};

let listed: readonly ListedShortcut[] = [];
const { subscribe, notify } = createListeners();

/** Adds a shortcut to the list; the returned function removes it. */
export function listShortcut(shortcut: ListedShortcut): () => void {
  show([...listed, shortcut]);
  return () => show(listed.filter((other) => other !== shortcut));
}

/** All shortcuts of the current screen. */
export function useListedShortcuts(): readonly ListedShortcut[] {
  return useSyncExternalStore(subscribe, current, current);
}

const current = () => listed;

function show(next: readonly ListedShortcut[]): void {
  listed = next;
  notify();
}
