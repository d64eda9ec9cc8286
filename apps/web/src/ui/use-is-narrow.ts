import { useSyncExternalStore } from 'react';

/** Narrower than `sm`, `md` and `lg` of the style sheets. */
const widths = {
  sm: screenOf('screen and (max-width: 39.99rem)'),
  md: screenOf('screen and (max-width: 47.99rem)'),
  lg: screenOf('screen and (max-width: 63.99rem)'),
};

/** Whether the screen is narrower than 640 pixels (`sm`), 768 (`md`) or 1,024 (`lg`). */
export function useIsNarrow(below: keyof typeof widths): boolean {
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
