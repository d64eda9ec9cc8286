import { formatsOf } from '../../lib/language/formats.ts';
import type { DuplicateTexts } from './duplicate-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: DuplicateTexts = {
  title: 'Posibles duplicados · Winnow',
  heading: 'Posibles duplicados',
  explanation:
    'Personas que quizá son la misma. Al fusionarlas, todos los currículums pasan a una persona; puedes deshacerlo. Lo que tienen en común está marcado.',
  back: 'Banco de talento',
  link: (count) =>
    plural(count, { one: '1 posible duplicado', other: `${number(count)} posibles duplicados` }),
  place: (place, all) => `${number(place)} de ${number(all)}`,
  previous: 'Par anterior',
  next: 'Par siguiente',
  none: 'No hay posibles duplicados',
  noneWords: 'Cuando dos currículums parecen de la misma persona, aparecen aquí.',
  reasons: 'Por qué',
  compare: (one, other) => `${one} y ${other}`,
  nothing: 'No se encontró nada',
};
