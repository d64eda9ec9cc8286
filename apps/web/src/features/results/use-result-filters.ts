import { type AnalysisRow, decisions, stages } from '@winnow/contracts';
import { useSearchParams } from 'react-router';

export type ResultFilters = {
  readonly search: string;
  readonly stage: AnalysisRow['stage'] | null;
  readonly decision: NonNullable<AnalysisRow['decision']> | 'none' | null;
};

export const decisionFilters = [...decisions, 'none'] as const;

/** What the list shows stands in the address, so that it can be kept, shared and gone back to. */
export function useResultFilters() {
  const [search, setSearch] = useSearchParams();
  const filters: ResultFilters = {
    search: search.get('search') ?? '',
    stage: stages.find((known) => known === search.get('stage')) ?? null,
    decision: decisionFilters.find((known) => known === search.get('decision')) ?? null,
  };
  return {
    filters,
    isFiltered: Boolean(filters.search || filters.stage || filters.decision),
    change(changes: Partial<ResultFilters>): void {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setSearch(next, { replace: true });
    },
  };
}

/** Whether a row fits; the search looks at what is shown, so that covered names are not found. */
export function fits(row: AnalysisRow, filters: ResultFilters, isAnonymous: boolean): boolean {
  if (filters.stage && row.stage !== filters.stage) return false;
  if (filters.decision && (row.decision ?? 'none') !== filters.decision) return false;
  const words = filters.search.trim().toLowerCase();
  if (words === '') return true;
  const shown = isAnonymous
    ? [row.alias, row.headline]
    : [row.candidateName, row.alias, row.headline, row.place, row.fileName];
  return shown.some((text) => text?.toLowerCase().includes(words));
}
