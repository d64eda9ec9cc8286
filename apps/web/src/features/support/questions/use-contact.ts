import { fetchCode } from '../../../lib/requests/fetch-code.ts';
import { useLateSender } from '../../../ui/inputs/use-late-sender.ts';

/** The question's number, or the first message of each field that breaks a rule of the contract. */
export type SentQuestion = { readonly number: number } | { readonly errors: Record<string, string> };

const load = () => fetchCode(async () => (await import('./send-question.ts')).sendQuestion);

/** Preloads the code for sending while the user is typing. */
export function prepareContact(): void {
  void load().catch(() => {});
}

/** Sends a question without an account. */
export const useContact = () => useLateSender(load);
