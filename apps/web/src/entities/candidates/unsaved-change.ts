import { useCallback, useSyncExternalStore } from 'react';
import { draftOwner, findDraft, forgetDraft, keepDraft } from '../../lib/drafts.ts';
import type { AnalysisChange } from './undo-change.ts';

const listeners = new Set<() => void>();
const nameOf = (id: string) => `change-${id}`;
/** The same object until something changes. */
let shown: { readonly key: string; readonly change: AnalysisChange | null } | null = null;

function tell(): void {
  shown = null;
  for (const listener of listeners) listener();
}

/** A decision, stage or score that could not be saved: kept with its reason until it is saved or discarded. */
export function keepUnsavedChange(id: string, change: AnalysisChange): void {
  const ownerId = draftOwner() ?? lastOwner;
  if (ownerId === null) return;
  keepDraft(ownerId, nameOf(id), change);
  tell();
}

export function forgetUnsavedChange(id: string): void {
  const ownerId = draftOwner();
  if (ownerId === null) return;
  forgetDraft(ownerId, nameOf(id));
  tell();
}

/** The last signed-in user: if the response that refused a change ended the session, the change is still theirs. */
let lastOwner: string | null = null;

export function useUnsavedChange(id: string): AnalysisChange | null {
  const find = useCallback(() => {
    const ownerId = draftOwner();
    lastOwner = ownerId ?? lastOwner;
    const key = `${ownerId} ${id}`;
    if (shown?.key !== key) shown = { key, change: ownerId ? findDraft(ownerId, nameOf(id)) : null };
    return shown.change;
  }, [id]);
  return useSyncExternalStore(subscribe, find);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
