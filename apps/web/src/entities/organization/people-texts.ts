import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  former: 'Former member',
  about: (name: string, role: string) => `${name}, ${role}`,
  formerNamed: (name: string) => `${name}, former member`,
  search: 'Search people',
  noneFound: 'No people match.',
  you: 'You',
};

export type PeopleTexts = TextsOf<typeof english>;

export const peopleTexts = defineTexts(english, {
  de: () => import('./people-texts.de.ts'),
  es: () => import('./people-texts.es.ts'),
  fr: () => import('./people-texts.fr.ts'),
  ar: () => import('./people-texts.ar.ts'),
});
