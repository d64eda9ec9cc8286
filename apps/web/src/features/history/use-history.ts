import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnalyses, listBatches, listFiles } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';
import type { BatchFilter } from './use-history-address.ts';

/** So many are held at once: they are filtered and sorted here, without asking again. */
const analysesPerPage = 1_000;
const perPage = 100;

const always = { staleTime: 0, refetchOnMount: true } as const;

/** Everybody who was judged, newest first. */
export function useAnalyses() {
  return useInfiniteQuery({
    queryKey: ['analyses', 'list'],
    queryFn: async ({ pageParam }) =>
      (await api.call(listAnalyses, { limit: analysesPerPage, ...(pageParam && { cursor: pageParam }) }))
        .data,
    ...byCursor,
    ...always,
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

/** @param due only those that are soon deleted for their age */
export function useHeldFiles(search: string, due: 'soon' | null = null) {
  return useInfiniteQuery({
    queryKey: ['files', 'list', search, due],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listFiles, {
          limit: perPage,
          ...(search.trim() && { search: search.trim() }),
          ...(due && { due }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    ...byCursor,
    ...always,
    placeholderData: (before) => before,
  });
}
