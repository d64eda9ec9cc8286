import { useRef, useState } from 'react';
import { failures } from '../../lib/requests/failures.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { toasts } from '../toast/toasts.ts';

type Send<Given extends readonly unknown[], Answer> = (...given: Given) => Promise<Answer>;

/**
 * Sends a form by code that is fetched when it is needed: a page is read far more often than its form is sent. A failure
 * is told as the error catalogue says and thrown, for the form to add its own words. Without the cache of server data,
 * which whoever only reads has no other use for.
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
      // Shown here, so that the next try can take it away.
      failures.settle(error);
      shownId.current = toasts.add('error', formatError(error).message);
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { isPending, send };
}
