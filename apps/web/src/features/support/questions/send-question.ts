import { contactSupport, type SupportContact } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import type { SupportTexts } from '../support-texts.ts';
import { checkAgainst } from './check-against.ts';
import type { SentQuestion } from './use-contact.ts';

/** A separate chunk, since the page is viewed far more often than its form is sent. */
export async function sendQuestion(
  question: SupportContact,
  words: SupportTexts['ask']['errors'],
): Promise<SentQuestion> {
  const errors = checkAgainst(contactSupport.input, question, words);
  if (Object.keys(errors).length > 0) return { errors };
  const { number } = (await api.call(contactSupport, question)).data;
  return { number };
}
