import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  label: 'File storage',
  used: (bytes: string, maxBytes: string, files: string, maxFiles: string) =>
    `${bytes} of ${maxBytes}, ${files} of ${maxFiles} files`,
  help: 'For resumes and files that you sent to support. Deleted and expired files free up space.',
  nearlyFull: 'File storage is almost full',
  full: 'File storage is full',
  whatToDo: 'Delete resumes that you no longer need, or choose a larger plan.',
  toFiles: 'Resume library',
  toPlans: 'Plans',
};

export type AllowanceTexts = TextsOf<typeof english>;
export const allowanceTexts = defineTexts(english, {
  de: () => import('./allowance-texts.de.ts'),
  es: () => import('./allowance-texts.es.ts'),
  fr: () => import('./allowance-texts.fr.ts'),
  ar: () => import('./allowance-texts.ar.ts'),
});
