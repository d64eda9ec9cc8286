import { useRef } from 'react';

/**
 * Idempotency keys: a request that is sent twice, or retried after a lost response, has the same key and takes effect
 * once.
 */
export function useIdempotencyKey() {
  const last = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return {
    keyOf(request: unknown): string {
      const words = JSON.stringify(request);
      if (last.current?.request !== words) last.current = { request: words, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** Call on success: from then on the same body is a new request. */
    reset(): void {
      last.current = null;
    },
  };
}
