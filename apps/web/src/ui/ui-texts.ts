import { defineTexts, type TextsOf } from '../lib/language/define-texts.ts';
import { formatsOf } from '../lib/language/formats.ts';
import { useTexts } from '../lib/language/use-texts.ts';

const { number } = formatsOf('en');

/** Texts that UI components contain themselves. */
const english = {
  loading: 'Loading...',
  close: 'Close',
  problem: 'There is a problem',
  copy: 'Copy',
  copied: 'Copied.',
  copyNamed: (what: string) => `Copy: ${what}`,
  undo: 'Undo',
  undoLast: 'Undo the last action',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count} set`),
  done: 'Done',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  stillWaiting: 'Still waiting for the server…',
  notSavedYet: 'Not saved yet. Still waiting for the server…',
  searching: 'Searching…',
  nothingFound: 'No results. Try another word.',
  characters: (length: number, most: number) => `${number(length)} of ${number(most)} characters`,
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

export type UiTexts = TextsOf<typeof english>;

const catalogue = defineTexts(english, {
  de: () => import('./ui-texts.de.ts'),
  es: () => import('./ui-texts.es.ts'),
  fr: () => import('./ui-texts.fr.ts'),
  ar: () => import('./ui-texts.ar.ts'),
});

/** The texts of the UI components in the current language. */
export function useUiTexts(): UiTexts {
  return useTexts(catalogue);
}
