import { english, type Reason } from '@winnow/contracts';
import { defineTexts } from '../../lib/language/define-texts.ts';

/** Sentences that explain a score: reasons, parts and gaps. */
export const explanationTexts = defineTexts(english, {
  de: () => import('@winnow/contracts/explanations/german'),
  es: () => import('@winnow/contracts/explanations/spanish'),
  fr: () => import('@winnow/contracts/explanations/french'),
  ar: () => import('@winnow/contracts/explanations/arabic'),
});

/** Sentences stored by earlier releases are in English in every language. */
export const ofSentence = ({ code }: Reason): { readonly lang?: string; readonly dir?: 'ltr' } =>
  code === 'sentence' ? { lang: 'en', dir: 'ltr' } : {};
