import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  person: 'Person',
  resumes: (count: number) =>
    plural(count, { one: '1 resume of this person', other: `${number(count)} resumes of this person` }),
};

export type PersonLinkTexts = TextsOf<typeof english>;

export const personLinkTexts = defineTexts(english, {
  de: () => import('./person-link-texts.de.ts'),
  es: () => import('./person-link-texts.es.ts'),
  fr: () => import('./person-link-texts.fr.ts'),
  ar: () => import('./person-link-texts.ar.ts'),
});
