import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportWayTexts } from './import-way-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: ImportWayTexts = {
  toImports: 'استيراد السير الذاتية',
  importAll: (count) =>
    plural(count, {
      zero: 'استيراد',
      one: 'استيراد ملف واحد',
      two: 'استيراد ملفين',
      few: `استيراد ${number(count)} ملفات`,
      many: `استيراد ${number(count)} ملفًا`,
      other: `استيراد ${number(count)} ملف`,
    }),
};
