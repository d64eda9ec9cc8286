import { formatsOf } from '../../lib/language/formats.ts';
import type { FilesDueTexts } from './files-due-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: FilesDueTexts = {
  heading: (files) =>
    plural(files, {
      one: '1 currículum se eliminará pronto',
      other: `${number(files)} currículums se eliminarán pronto`,
    }),
  explanation: (days, first) =>
    `El plazo de conservación vence en ${plural(days, { one: 'un día', other: `${number(days)} días` })} o menos; el primero, el ${first}. Sus análisis se eliminan con ellos.`,
  see: 'Ver estos currículums',
  keepLonger: 'Conservar los currículums más tiempo',
  only: 'Solo los que se eliminarán pronto',
};
