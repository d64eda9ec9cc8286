import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeImport,
  createImport,
  getImport,
  type ImportItem,
  type ImportItemState,
  listImportItems,
  listImports,
  listJobs,
  type ResumeImport,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';

/** Polling interval of a running import. */
const pollIntervalMs = 1_500;

export const isOpen = ({ state }: ResumeImport): boolean => state === 'running' || state === 'paused';

const isChanging = (row: ResumeImport): boolean => isOpen(row) || row.state === 'undoing';

export function useImports() {
  return useInfiniteQuery({
    queryKey: ['imports', 'list'],
    queryFn: async ({ pageParam }) =>
      (await api.call(listImports, pageParam ? { cursor: pageParam } : {})).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isChanging)) ? 2 * pollIntervalMs : false,
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: async () => (await api.call(getImport, { id })).data,
    retry: false,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? pollIntervalMs : false),
  });
}

/** @param round refetches when it changes */
export function useImportItems(id: string, state: ImportItemState, round: number) {
  return useInfiniteQuery({
    queryKey: ['imports', 'items', id, state, round],
    queryFn: async ({ pageParam }) => (await api.call(listImportItems, { id, state, after: pageParam })).data,
    initialPageParam: -1,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export async function fetchAllItems(id: string): Promise<ImportItem[]> {
  const all: ImportItem[] = [];
  for (let after: number | null = -1; after !== null; ) {
    const { items, next }: { items: ImportItem[]; next: number | null } = (
      await api.call(listImportItems, { id, after, limit: 500 })
    ).data;
    all.push(...items);
    after = next;
  }
  return all;
}

export function useBeginImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: {
      name: string;
      files: number;
      jobDescriptionId?: string;
      idempotencyKey: string;
    }) => (await api.call(createImport, request)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['imports', 'list'] }),
  });
}

export function useChangeImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (to: 'pause' | 'continue' | 'cancel' | 'retry' | 'undo') =>
      (await api.call(changeImport, { id, to })).data,
    onSuccess: (changed) => client.setQueryData(['imports', 'one', id], changed),
  });
}

export function useJobs(isOn: boolean) {
  return useQuery({
    queryKey: ['jobs', 'list', 'to-import'],
    queryFn: async () => (await api.call(listJobs, { limit: 100 })).data.jobs,
    enabled: isOn,
  });
}
