import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** Texts about possible duplicates of people. */
const english = {
  title: 'Possible duplicates · Winnow',
  heading: 'Possible duplicates',
  explanation:
    'People who may be the same person. Merging moves all resumes to one of them and can be undone. What the two have in common is marked.',
  back: 'Talent pool',
  link: (count: number) =>
    plural(count, { one: '1 possible duplicate', other: `${number(count)} possible duplicates` }),
  place: (place: number, all: number) => `${number(place)} of ${number(all)}`,
  previous: 'Previous pair',
  next: 'Next pair',
  none: 'No possible duplicates',
  noneWords: 'When two resumes look like one person’s, they appear here.',
  reasons: 'Why',
  compare: (one: string, other: string) => `${one} and ${other}`,
  nothing: 'Nothing found',
};

export type DuplicateTexts = TextsOf<typeof english>;

export const duplicateTexts = defineTexts(english, {
  de: () => import('./duplicate-texts.de.ts'),
  es: () => import('./duplicate-texts.es.ts'),
  fr: () => import('./duplicate-texts.fr.ts'),
  ar: () => import('./duplicate-texts.ar.ts'),
});
