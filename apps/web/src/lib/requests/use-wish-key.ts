import { useRef } from 'react';

/**
 * Names a wish for the server, so that it is granted once: pressed twice, or tried again after the answer was lost, the
 * same wish has the same name.
 */
export function useWishKey() {
  const last = useRef<{ readonly wish: string; readonly key: string } | null>(null);
  return {
    keyOf(wish: unknown): string {
      const words = JSON.stringify(wish);
      if (last.current?.wish !== words) last.current = { wish: words, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** From now on the same words are another wish. */
    granted(): void {
      last.current = null;
    },
  };
}
