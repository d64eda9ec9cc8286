import { RequestFailure, type SupportContact } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { formatError } from '../../lib/request-words.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import type { SupportTexts } from './support-texts.ts';

/** The question's number, or the first message of each field that breaks a rule of the contract. */
export type SentQuestion = { readonly number: number } | { readonly faults: Record<string, string> };

const loadSender = () => import('./send-question.ts');

/** Fetches what sending needs, while somebody is still typing. */
export function prepareContact(): void {
  void loadSender().catch(() => {});
}

/**
 * Asks us something without an account. A failure is told as the error catalogue says and thrown, for the form to add
 * its own words. Without the cache of server data, which whoever reads the answers has no other use for.
 */
export function useContact() {
  const [isPending, setPending] = useState(false);
  const toldId = useRef('');

  async function ask(question: SupportContact, words: SupportTexts['ask']['faults']): Promise<SentQuestion> {
    setPending(true);
    toasts.remove(toldId.current);
    try {
      const { sendQuestion } = await loadSender().catch((cause: unknown) => {
        throw new RequestFailure('network', 0, { cause });
      });
      return await sendQuestion(question, words);
    } catch (error) {
      toldId.current = toasts.add('error', formatError(error).message);
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { isPending, ask };
}
