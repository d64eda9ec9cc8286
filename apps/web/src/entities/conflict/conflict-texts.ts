import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Someone else changed this',
  description:
    'It was saved while you were editing. Choose what to keep, part by part. Nothing is saved until you do.',
  savedBy: 'Saved by',
  saved: 'Saved',
  mine: 'Your version',
  theirs: 'The other version',
  empty: 'Empty',
  same: 'The same in both.',
  differs: 'different',
  useTheirs: 'Use the other version',
  saveMine: 'Save mine',
  saveChosen: 'Save my choice',
};

export type ConflictTexts = TextsOf<typeof english>;

export const conflictTexts = defineTexts(english, {
  de: () => import('./conflict-texts.de.ts'),
  es: () => import('./conflict-texts.es.ts'),
  fr: () => import('./conflict-texts.fr.ts'),
  ar: () => import('./conflict-texts.ar.ts'),
});
