import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BatchSummary,
  deleteAnalyses,
  deleteBatch,
  deleteFiles,
  listAnalyses,
  listBatches,
  listFiles,
} from '@winnow/contracts';
import { api } from '../../lib/api-client.ts';

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
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...always,
  });
}

export function useRuns(state: BatchSummary['state'] | null) {
  return useInfiniteQuery({
    queryKey: ['batches', 'list', state],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listBatches, {
          limit: perPage,
          ...(state && { state }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...always,
    placeholderData: (before) => before,
  });
}

export function useHeldFiles(search: string) {
  return useInfiniteQuery({
    queryKey: ['files', 'list', search],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listFiles, {
          limit: perPage,
          ...(search.trim() && { search: search.trim() }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...always,
    placeholderData: (before) => before,
  });
}

/** What stands in any list is asked for again after something was deleted. */
function useForgotten() {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const lists = ['analyses', 'batches', 'files', 'shares', 'jobs', 'dashboard'];
    await Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: [list] })));
  };
}

export function useRunRemoval(onRemoved: () => void) {
  const onSettled = useForgotten();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(deleteBatch, { id })).data,
    onSuccess: onRemoved,
    onSettled,
  });
}

export function useFileRemoval(onRemoved: () => void) {
  const onSettled = useForgotten();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => (await api.call(deleteFiles, { ids: [...ids] })).data,
    onSuccess: onRemoved,
    onSettled,
  });
}

export function useAnalysisRemoval(onRemoved: () => void) {
  const onSettled = useForgotten();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => (await api.call(deleteAnalyses, { ids: [...ids] })).data,
    onSuccess: onRemoved,
    onSettled,
  });
}
