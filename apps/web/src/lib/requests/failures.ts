import type { RequestFailure } from '@winnow/contracts';
import { type FormattedError, formatError } from './request-words.ts';

type Listener = (error: FormattedError) => void;

/**
 * Every request that fails is shown, once and in the words of the error catalogue, whichever screen made it. The API
 * client announces each failure; whoever knows better says so within the same task: the cache that tries again, a
 * store that has words of its own, a dialog that asks the person instead.
 */
export function createFailures() {
  const listeners = new Set<Listener>();
  const settled = new WeakSet<object>();

  /** Shows nothing of this failure from now on: it is dealt with. */
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
    announce(failure: RequestFailure): void {
      setTimeout(() => report(failure));
    },
    report,
    settle,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one place that every failed request passes. */
export const failures = createFailures();
