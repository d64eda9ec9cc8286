import { createContext, type ReactNode, useContext } from 'react';

/** The few words that pieces say by themselves. English, until a language brings its own. */
const english = {
  loading: 'Loading...',
  close: 'Close',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  nothingFound: 'Nothing found. Try another word.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

export type UiTexts = typeof english;

const UiTextsContext = createContext<UiTexts>(english);

/** Gives the pieces below it the words of a language. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/** The words of the language around. */
export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
