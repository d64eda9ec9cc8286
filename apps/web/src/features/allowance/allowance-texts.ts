import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  label: 'Room for files',
  held: (bytes: string, maxBytes: string, files: string, maxFiles: string) =>
    `${bytes} of ${maxBytes}, ${files} of ${maxFiles} files`,
  help: 'Resumes, and files that you sent to support. What is deleted, by you or for its age, makes room again.',
  nearlyFull: 'There is little room left for files',
  full: 'There is no room left for files',
  whatToDo: 'Delete resumes that you no longer need, or choose a larger plan.',
  toFiles: 'Resumes held',
  toPlans: 'Plans',
};

export type AllowanceTexts = TextsOf<typeof english>;
export const allowanceTexts = defineTexts(english, {
  de: () => import('./allowance-texts.de.ts'),
  ar: () => import('./allowance-texts.ar.ts'),
});
