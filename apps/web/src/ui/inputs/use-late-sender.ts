import { useRef, useState } from 'react';
import { failures } from '../../lib/requests/failures.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { toasts } from '../toast/toasts.ts';

type Send<Given extends readonly unknown[], Answer> = (...given: Given) => Promise<Answer>;

/**
 * Submits a form with code that is loaded on demand, since pages are read far more often than submitted. A failure is
 * shown from the error catalogue and thrown, so that the form can add its message. Doesn't need the cache of server
 * data.
 */
export function useLateSender<Given extends readonly unknown[], Answer>(
  load: () => Promise<Send<Given, Answer>>,
): { readonly isPending: boolean; readonly send: Send<Given, Answer> } {
  const [isPending, setPending] = useState(false);
  const shownId = useRef('');

  async function send(...given: Given): Promise<Answer> {
    setPending(true);
    toasts.remove(shownId.current);
    try {
      return await (await load())(...given);
    } catch (error) {
      // Shown here, so that the next attempt can dismiss it.
      failures.settle(error);
      shownId.current = toasts.add('error', formatError(error).message);
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { isPending, send };
}
