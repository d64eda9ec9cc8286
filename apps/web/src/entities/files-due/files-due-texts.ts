import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  heading: (files: number) =>
    plural(files, {
      one: '1 resume is scheduled for deletion',
      other: `${number(files)} resumes are scheduled for deletion`,
    }),
  explanation: (days: number, first: string) =>
    `The retention period ends within ${plural(days, { one: 'a day', other: `${number(days)} days` })}, for the first on ${first}. Their analyses are deleted with them.`,
  see: 'View these resumes',
  keepLonger: 'Keep resumes longer',
  only: 'Scheduled for deletion only',
};

export type FilesDueTexts = TextsOf<typeof english>;
export const filesDueTexts = defineTexts(english, {
  de: () => import('./files-due-texts.de.ts'),
  es: () => import('./files-due-texts.es.ts'),
  fr: () => import('./files-due-texts.fr.ts'),
  ar: () => import('./files-due-texts.ar.ts'),
});
