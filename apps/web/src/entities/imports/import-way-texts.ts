import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  toImports: 'Import resumes',
  importAll: (count: number) =>
    plural(count, { one: 'Import 1 file', other: `Import all ${number(count)} files` }),
};

export type ImportWayTexts = TextsOf<typeof english>;
export const importWayTexts = defineTexts(english, {
  de: () => import('./import-way-texts.de.ts'),
  es: () => import('./import-way-texts.es.ts'),
  fr: () => import('./import-way-texts.fr.ts'),
  ar: () => import('./import-way-texts.ar.ts'),
});
