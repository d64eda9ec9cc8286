import { formatsOf } from '../../lib/language/formats.ts';
import type { PersonLinkTexts } from './person-link-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: PersonLinkTexts = {
  person: 'Person',
  resumes: (count) =>
    plural(count, { one: '1 Lebenslauf dieser Person', other: `${number(count)} Lebensläufe dieser Person` }),
};
