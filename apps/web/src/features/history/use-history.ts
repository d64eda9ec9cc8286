import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnalyses, listBatches, searchLimits } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { BatchFilter } from './use-history-address.ts';

/** Rows loaded at once, which are filtered and sorted in the browser. */
const analysesPerPage = 1_000;
const perPage = 100;

const always = { staleTime: 0, refetchOnMount: true } as const;

/** All candidates, newest first; with words, those whose resume, facts or job have all of them. */
export function useAnalyses(typed: string, isAnonymous: boolean) {
  const search = useSettled(typed.trim().slice(0, searchLimits.queryMax));
  const words = search && { search, ...(isAnonymous && { searchNames: 'no' as const }) };
  return useInfiniteQuery({
    queryKey: ['analyses', 'list', ...(words ? [words] : [])],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listAnalyses, {
          limit: analysesPerPage,
          ...words,
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    ...byCursor,
    ...always,
    placeholderData: (before) => before,
  });
}

export function useBatches(filter: BatchFilter | null) {
  return useInfiniteQuery({
    queryKey: ['batches', 'list', filter],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listBatches, {
          limit: perPage,
          ...(filter === 'unread' ? { unread: 'yes' as const } : filter && { state: filter }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    ...byCursor,
    ...always,
    placeholderData: (before) => before,
  });
}
