import { formatsOf } from '../../lib/language/formats.ts';
import type { PersonLinkTexts } from './person-link-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: PersonLinkTexts = {
  person: 'الشخص',
  resumes: (count) =>
    plural(count, {
      zero: 'لا سير ذاتية لهذا الشخص',
      one: 'سيرة ذاتية واحدة لهذا الشخص',
      two: 'سيرتان ذاتيتان لهذا الشخص',
      few: `${number(count)} سير ذاتية لهذا الشخص`,
      many: `${number(count)} سيرة ذاتية لهذا الشخص`,
      other: `${number(count)} سيرة ذاتية لهذا الشخص`,
    }),
};
