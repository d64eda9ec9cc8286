import type { FaqTopic } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** By id of the entry. The English entries are in the contract, from which the API answers as well. */
type Entries = Readonly<
  Record<string, { readonly question: string; readonly answer: string; readonly soughtBy?: string }>
>;

const topics: Record<FaqTopic, string> = {
  Files: 'Files',
  Scores: 'Scores',
  'Credits and plans': 'Credits and plans',
  Privacy: 'Privacy',
  Account: 'Account',
};
const entries: Entries = {};
const english = { topics, entries };

export type FaqTexts = TextsOf<typeof english>;

export const faqTexts = defineTexts(english, {
  de: () => import('./faq-texts.de.ts'),
  es: () => import('./faq-texts.es.ts'),
  fr: () => import('./faq-texts.fr.ts'),
  ar: () => import('./faq-texts.ar.ts'),
});
