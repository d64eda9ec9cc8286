import { useQuery } from '@tanstack/react-query';
import { type AnalysisRow, getBatch, listAnalyses } from '@winnow/contracts';
import { useMemo } from 'react';
import { filterHistory } from '../../../entities/candidates/filter-history.ts';
import { rankRows } from '../../../entities/candidates/ranking/rank-rows.ts';
import { useListedFilters } from '../../../entities/candidates/use-listed-filters.ts';
import { useResultFilters } from '../../../entities/candidates/use-result-filters.ts';
import { type SearchScope, useSearched } from '../../../entities/candidates/use-searched.ts';
import { useIsLeaving } from '../../../entities/removals/use-removal.ts';
import { api } from '../../../lib/requests/api-client.ts';
import type { ReviewOf } from '../../../lib/screen-paths.ts';

/** More rows than a review has; requested at once, so that the order is the list's. */
const max = 1_000;

/** The candidates of a list as the list shows them, best first; whether they have a decision does not matter. */
/** @param keepsId applies decision filters too, as the list does, but keeps this candidate */
export function useReviewRows(of: ReviewOf | null, isAnonymous: boolean, keepsId: string | null = null) {
  const { sort } = useResultFilters();
  const filters = useListedFilters();
  const isLeaving = useIsLeaving();
  const query = useQuery({
    queryKey: ['analyses', 'review', of !== null && typeof of === 'object' && 'list' in of ? 'list' : of],
    queryFn: () => askFor(of),
    enabled: of !== null,
    staleTime: 0,
    refetchOnMount: true,
  });
  const there = useMemo(() => query.data?.filter((row) => !isLeaving(row)), [query.data, isLeaving]);
  const scope = scopeOf(of);
  const searched = useSearched(there ?? none, { scope, search: filters.search, isAnonymous });
  const decision = keepsId === null ? null : filters.decision;
  const fitting = new Set(filterHistory(searched.rows, { ...filters, decision }));
  const shown = there &&
    !searched.isSearching && [
      ...searched.rows.filter((row) => fitting.has(row)),
      ...there.filter((row) => row.id === keepsId && !fitting.has(row)),
    ];
  const rows: readonly AnalysisRow[] | null = shown
    ? rankRows(shown, { sort, isAnonymous }).flatMap((group) => group.rows)
    : null;
  return { rows, error: query.error, refetch: query.refetch };
}

const none: readonly AnalysisRow[] = [];

function scopeOf(of: ReviewOf | null): SearchScope {
  if (of === null || of === 'newest') return {};
  return 'run' in of ? { batchId: of.run } : 'job' in of ? { jobDescriptionId: of.job } : {};
}

async function askFor(of: ReviewOf | null): Promise<readonly AnalysisRow[]> {
  if (of === null || of === 'newest') return [];
  if ('run' in of) {
    const { items } = (await api.call(getBatch, { id: of.run })).data;
    return items.flatMap(({ analysis }) => analysis ?? []);
  }
  const narrowed = 'job' in of ? { jobDescriptionId: of.job } : {};
  return (await api.call(listAnalyses, { ...narrowed, limit: max })).data.analyses;
}
