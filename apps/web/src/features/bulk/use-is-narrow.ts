import { useSyncExternalStore } from 'react';

/** Below it the toolbar shows what is done most, and its menu the rest. */
const narrow = '(max-width: 39.99rem)';

/** Whether the screen is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(narrow).matches ?? false,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener?.('change', onChange);
  return () => query?.removeEventListener?.('change', onChange);
}
