import { useQuery } from '@tanstack/react-query';
import { type AnalysisRow, listAnalyses, type SearchReason, searchLimits } from '@winnow/contracts';
import { useMemo } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useIsLeaving } from '../removals/use-removal.ts';

/** Scope of the search: a run, a job, or everything. */
export type SearchScope = { readonly batchId?: string; readonly jobDescriptionId?: string };

export type Searched = {
  /** In the order of the list. */
  readonly rows: readonly AnalysisRow[];
  /** What matched, by row id. */
  readonly foundBy: ReadonlyMap<string, readonly SearchReason[]>;
  /** Whether the first response is still pending. */
  readonly isSearching: boolean;
};

const foundMax = 1_000;
const noReasons: ReadonlyMap<string, readonly SearchReason[]> = new Map();

/**
 * Rows with all the words anywhere in the resume, found by the server, including those not loaded. All rows are shown
 * until the first response; if the server fails, only the shown texts are searched.
 */
export function useSearched(
  rows: readonly AnalysisRow[],
  { scope, search: typed, isAnonymous }: { scope: SearchScope; search: string; isAnonymous: boolean },
): Searched {
  const asked = typed.trim().slice(0, searchLimits.queryMax);
  const search = useSettled(asked);
  const isLeaving = useIsLeaving();
  const { data, isError } = useQuery({
    queryKey: ['analyses', 'found', scope, search, isAnonymous],
    queryFn: async () =>
      (
        await api.call(listAnalyses, {
          ...scope,
          search,
          ...(isAnonymous && { searchNames: 'no' as const }),
          order: 'group',
          limit: foundMax,
        })
      ).data.analyses,
    enabled: search !== '',
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    if (asked === '') return { rows, foundBy: noReasons, isSearching: false };
    if (!data) {
      return isError
        ? {
            rows: rows.filter((row) => showsWords(row, asked, isAnonymous)),
            foundBy: noReasons,
            isSearching: false,
          }
        : { rows, foundBy: noReasons, isSearching: true };
    }
    const known = new Map(rows.map((row) => [row.id, row]));
    return {
      // Loaded rows contain the latest changes.
      rows: data.filter((row) => !isLeaving(row)).map((row) => known.get(row.id) ?? row),
      foundBy: new Map(data.map(({ id, foundBy = [] }) => [id, foundBy])),
      isSearching: false,
    };
  }, [rows, data, isError, asked, isAnonymous, isLeaving]);
}

/** Whether a row shows the words: hidden names are not found. */
function showsWords(row: AnalysisRow, asked: string, isAnonymous: boolean): boolean {
  const words = asked.toLowerCase();
  const shown = isAnonymous
    ? [row.alias, row.headline]
    : [row.candidateName, row.alias, row.headline, row.place, row.fileName];
  return shown.some((text) => text?.toLowerCase().includes(words));
}
