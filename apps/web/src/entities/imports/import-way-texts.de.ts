import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportWayTexts } from './import-way-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: ImportWayTexts = {
  toImports: 'Lebensläufe importieren',
  importAll: (count) =>
    plural(count, { one: '1 Datei importieren', other: `Alle ${number(count)} Dateien importieren` }),
};
