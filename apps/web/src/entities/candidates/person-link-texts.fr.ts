import { formatsOf } from '../../lib/language/formats.ts';
import type { PersonLinkTexts } from './person-link-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: PersonLinkTexts = {
  person: 'Personne',
  resumes: (count) =>
    plural(count, { one: '1 CV de cette personne', other: `${number(count)} CV de cette personne` }),
};
