import { useSyncExternalStore } from 'react';

/** Narrower than `sm` and `md` of the style sheets. */
const widths = {
  sm: screenOf('screen and (max-width: 39.99rem)'),
  md: screenOf('screen and (max-width: 47.99rem)'),
};

/** Whether the screen is as narrow as a phone's: narrower than 640 pixels (`sm`) or than 768 (`md`). */
export function useIsNarrow(below: 'sm' | 'md'): boolean {
  const { subscribe, isMatched } = widths[below];
  return useSyncExternalStore(subscribe, isMatched, () => false);
}

function screenOf(query: string) {
  return {
    isMatched: () => window.matchMedia?.(query).matches ?? false,
    subscribe(onChange: () => void): () => void {
      const list = window.matchMedia?.(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
  };
}
