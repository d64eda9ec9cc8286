import type { WordingKind } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

const english = {
  heading: 'Wording',
  none: 'No exclusionary wording found.',
  kinds: { biased: 'Biased', exclusionary: 'Exclusionary', vague: 'Vague' } satisfies Record<
    WordingKind,
    string
  >,
  replace: (words: string) => `Replace with “${words}”`,
  leaveOut: 'Remove',
  advice: (advice: string) => `Better: ${advice}.`,
  show: 'Show in the text',
  showNamed: (words: string) => `Show in the text: “${words}”`,
};

export type WordingTexts = TextsOf<typeof english>;

export const wordingTexts = defineTexts(english, {
  de: () => import('./wording-texts.de.ts'),
  es: () => import('./wording-texts.es.ts'),
  fr: () => import('./wording-texts.fr.ts'),
  ar: () => import('./wording-texts.ar.ts'),
});
