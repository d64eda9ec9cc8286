import { formatsOf } from '../../lib/language/formats.ts';
import type { PersonLinkTexts } from './person-link-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: PersonLinkTexts = {
  person: 'Persona',
  resumes: (count) =>
    plural(count, {
      one: '1 currículum de esta persona',
      other: `${number(count)} currículums de esta persona`,
    }),
};
