import { formatsOf } from '../lib/language/formats.ts';
import type { UiTexts } from './ui-texts.ts';

const { number } = formatsOf('de');

export const texts: UiTexts = {
  loading: 'Wird geladen …',
  close: 'Schließen',
  problem: 'Es gibt ein Problem',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyNamed: (what) => `Kopieren: ${what}`,
  undo: 'Rückgängig',
  undoLast: 'Letzte Aktion rückgängig machen',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: (page) => `Seite ${page}`,
  pages: 'Seiten',
  showTable: 'Als Tabelle anzeigen',
  showChart: 'Als Diagramm anzeigen',
  filters: (count) => (count === 0 ? 'Filter' : `Filter, ${count} aktiv`),
  done: 'Fertig',
  sortBy: 'Sortieren nach',
  ascending: 'aufsteigend',
  descending: 'absteigend',
  stillWaiting: 'Der Server hat noch nicht geantwortet …',
  notSavedYet: 'Noch nicht gespeichert. Der Server hat noch nicht geantwortet …',
  searching: 'Wird gesucht …',
  nothingFound: 'Keine Ergebnisse. Versuchen Sie ein anderes Wort.',
  characters: (length, most) => `${number(length)} von ${number(most)} Zeichen`,
  results: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
};
