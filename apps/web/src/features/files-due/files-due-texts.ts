import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  heading: (files: number) =>
    plural(files, {
      one: '1 resume is about to be deleted',
      other: `${number(files)} resumes are about to be deleted`,
    }),
  explanation: (days: number, first: string) =>
    `The days that you keep resumes end within ${plural(days, { one: 'a day', other: `${number(days)} days` })}, for the first on ${first}. What was judged from them goes too.`,
  see: 'See which they are',
  keepLonger: 'Keep resumes longer',
  only: 'Only those about to be deleted',
};

export type FilesDueTexts = TextsOf<typeof english>;
export const filesDueTexts = defineTexts(english, {
  de: () => import('./files-due-texts.de.ts'),
  ar: () => import('./files-due-texts.ar.ts'),
});
