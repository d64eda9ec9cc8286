import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  you: 'You',
  former: 'Former member',
  decidedBy: 'Decided by',
};

export type WhoTexts = TextsOf<typeof english>;

export const whoTexts = defineTexts(english, {
  de: () => import('./who-texts.de.ts'),
  es: () => import('./who-texts.es.ts'),
  fr: () => import('./who-texts.fr.ts'),
  ar: () => import('./who-texts.ar.ts'),
});
