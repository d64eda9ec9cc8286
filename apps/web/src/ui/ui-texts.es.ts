import { formatsOf } from '../lib/language/formats.ts';
import type { UiTexts } from './ui-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: UiTexts = {
  loading: 'Cargando…',
  close: 'Cerrar',
  problem: 'Hay un problema',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyNamed: (what) => `Copiar: ${what}`,
  undo: 'Deshacer',
  undoLast: 'Deshacer la última acción',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page) => `Página ${page}`,
  pages: 'Páginas',
  showTable: 'Ver como tabla',
  showChart: 'Ver como gráfico',
  filters: (count) =>
    count === 0 ? 'Filtros' : plural(count, { one: 'Filtros, 1 activo', other: `Filtros, ${count} activos` }),
  done: 'Listo',
  sortBy: 'Ordenar por',
  ascending: 'ascendente',
  descending: 'descendente',
  stillWaiting: 'Seguimos esperando al servidor…',
  notSavedYet: 'Aún no se guardó. Seguimos esperando al servidor…',
  searching: 'Buscando…',
  nothingFound: 'No hay resultados. Prueba con otra palabra.',
  characters: (length, most) => `${number(length)} de ${number(most)} caracteres`,
  results: (count) => plural(count, { one: '1 resultado', other: `${number(count)} resultados` }),
};
