import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** Name of a candidate while names are hidden; `code` is the same in every language. */
const english = { alias: (code: string) => `Candidate ${code}` };

export type AliasTexts = TextsOf<typeof english>;

export const aliasTexts = defineTexts(english, {
  de: () => import('./alias-texts.de.ts'),
  ar: () => import('./alias-texts.ar.ts'),
  es: () => import('./alias-texts.es.ts'),
  fr: () => import('./alias-texts.fr.ts'),
});
