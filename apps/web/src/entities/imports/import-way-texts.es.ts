import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportWayTexts } from './import-way-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: ImportWayTexts = {
  toImports: 'Importar currículums',
  importAll: (count) =>
    plural(count, { one: 'Importar 1 archivo', other: `Importar los ${number(count)} archivos` }),
};
