import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportWayTexts } from './import-way-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: ImportWayTexts = {
  toImports: 'Importer des CV',
  importAll: (count) =>
    plural(count, { one: 'Importer 1 fichier', other: `Importer les ${number(count)} fichiers` }),
};
