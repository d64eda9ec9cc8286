import type { RequestFailure } from '@winnow/contracts';
import { type FormattedError, formatError } from './request-words.ts';

type Listener = (error: FormattedError) => void;

/**
 * Shows every failed request once, with texts of the error catalogue. The API client announces each failure; code that
 * handles it differently claims it within the same task: the cache that retries, a store with its own message, a dialog
 * that asks the user.
 */
export function createFailures() {
  const listeners = new Set<Listener>();
  const settled = new WeakSet<object>();

  /** Marks a failure as handled, so that it isn't shown. */
  function settle(error: unknown): void {
    if (typeof error === 'object' && error !== null) settled.add(error);
  }

  /** Shows a failure now, unless it was shown or settled. `words` replace those of the catalogue. */
  function report(error: unknown, words?: string): void {
    if (typeof error === 'object' && error !== null && settled.has(error)) return;
    settle(error);
    const formatted = formatError(error);
    const shown = words === undefined ? formatted : { ...formatted, message: words };
    for (const listener of listeners) listener(shown);
  }

  return {
    /** Shows a failure at the end of this task, unless it is settled or reported by then. */
    announce(failure: RequestFailure, words?: string): void {
      setTimeout(() => report(failure, words));
    },
    report,
    settle,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The shared instance that all failed requests pass through. */
export const failures = createFailures();
