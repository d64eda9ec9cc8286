import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

const english = {
  one: (who: string) => `${who} is also here`,
  two: (who: string, other: string) => `${who} and ${other} are also here`,
  many: (who: string, others: number) => `${who} and ${number(others)} others are also here`,
};

export type PresenceTexts = TextsOf<typeof english>;

export const presenceTexts = defineTexts(english, {
  de: () => import('./presence-texts.de.ts'),
  es: () => import('./presence-texts.es.ts'),
  fr: () => import('./presence-texts.fr.ts'),
  ar: () => import('./presence-texts.ar.ts'),
});
