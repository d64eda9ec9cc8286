import { batchStates } from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import type { HistoryFilters } from '../../entities/candidates/filter-history.ts';
import { useListedFilters } from '../../entities/candidates/use-listed-filters.ts';
import { searchParametersNow } from '../../lib/search-parameters.ts';
import type { Sort } from '../../ui/table/column.ts';

export const historyViews = ['candidates', 'runs', 'files', 'links'] as const;
export type HistoryView = (typeof historyViews)[number];

/** Runs by state, or those with unreadable files. */
export const batchFilters = [...batchStates, 'unread'] as const;
export type BatchFilter = (typeof batchFilters)[number];

/** Default sort order: most recently scored first. */
const newestFirst: Sort = { columnId: 'judged', direction: 'descending' };

/** State of the history in the URL, so that it can be bookmarked, shared and navigated back to. */
export function useHistoryAddress() {
  const [search, setSearch] = useSearchParams();
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | null =>
    known.find((value) => value === search.get(name)) ?? null;

  const filters = useListedFilters();
  const order = search.get('order');
  const direction = oneOf('direction', ['ascending', 'descending']);
  const sort: Sort = order ? { columnId: order, direction: direction ?? 'descending' } : newestFirst;

  function set(changes: Readonly<Record<string, string | number | null>>): void {
    const next = searchParametersNow();
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    setSearch(next, { replace: true });
  }

  return {
    view: oneOf('view', historyViews) ?? 'candidates',
    /** Each view has its own filters. */
    setView: (view: HistoryView) => setSearch(view === 'candidates' ? {} : { view }),
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    change({ jobDescriptionId, ...changes }: Partial<HistoryFilters>) {
      set({ ...changes, ...(jobDescriptionId !== undefined && { job: jobDescriptionId }) });
    },
    clear: () => setSearch({}, { replace: true }),
    sort,
    setSort: ({ columnId, direction: to }: Sort) => set({ order: columnId, direction: to }),
    batchState: oneOf('state', batchFilters),
    setBatchState: (state: string | null) => set({ state }),
    /** Only files due for deletion. */
    due: oneOf('due', ['soon']),
    /** The organization's source label. */
    source: search.get('source'),
    setSource: (source: string | null) => set({ source }),
    clearFiles: () => set({ search: null, due: null, source: null }),
    setDue: (due: 'soon' | null) => set({ due }),
    setSearch: (words: string) => set({ search: words }),
  };
}
