import { storageKeys } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A user's preferences for working in this browser. */
export type WorkspacePreferences = {
  /** `compact` shows more rows at once. */
  readonly density: 'comfortable' | 'compact';
  /** Whether single-key shortcuts are active; speech input can trigger them by mistake. */
  readonly hasSingleKeys: boolean;
  /** In a review: a decision opens the next candidate. */
  readonly movesOnAfterDecision: boolean;
};

const usual: WorkspacePreferences = { density: 'compact', hasSingleKeys: true, movesOnAfterDecision: true };
const { subscribe, notify } = createListeners();
let known: { readonly stored: string | null; readonly preferences: WorkspacePreferences } | null = null;

export function useWorkspacePreferences(): WorkspacePreferences {
  return useSyncExternalStore(listen, readWorkspacePreferences, () => usual);
}

/** The same object until something changes. */
export function readWorkspacePreferences(): WorkspacePreferences {
  const stored = readStored();
  if (known?.stored !== stored || known === null) known = { stored, preferences: parse(stored) };
  return known.preferences;
}

/** Applies a change at once, here and in other tabs, and stores it for the next visit. */
export function changeWorkspacePreferences(change: Partial<WorkspacePreferences>): void {
  try {
    localStorage.setItem(
      storageKeys.preferences,
      JSON.stringify({ ...readWorkspacePreferences(), ...change }),
    );
  } catch {
    // Without storage, nothing changes.
  }
  notify();
}

function listen(listener: () => void): () => void {
  const end = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKeys.preferences);
  } catch {
    return null;
  }
}

/** Ignores unknown parts, from another script or an earlier release. */
function parse(stored: string | null): WorkspacePreferences {
  try {
    const given: unknown = JSON.parse(stored ?? '');
    if (typeof given !== 'object' || given === null) return usual;
    const isComfortable = 'density' in given && given.density === 'comfortable';
    const isQuiet = 'hasSingleKeys' in given && given.hasSingleKeys === false;
    const isStaying = 'movesOnAfterDecision' in given && given.movesOnAfterDecision === false;
    return {
      density: isComfortable ? 'comfortable' : 'compact',
      hasSingleKeys: !isQuiet,
      movesOnAfterDecision: !isStaying,
    };
  } catch {
    return usual;
  }
}
