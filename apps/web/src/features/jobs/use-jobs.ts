import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  archiveJob,
  duplicateJob,
  getJob,
  type JobDescriptionView,
  type jobOrders,
  listJobs,
  restoreJob,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';

export type JobList = {
  readonly search: string;
  readonly status: 'active' | 'archived';
  readonly order: (typeof jobOrders)[number];
};

const jobKeys = {
  all: ['jobs'],
  list: (list: JobList) => ['jobs', 'list', list],
  one: (id: string) => ['jobs', 'one', id],
} as const;

/** Job descriptions, page by page; reloaded on each visit. */
export function useJobs(list: JobList) {
  return useInfiniteQuery({
    queryKey: jobKeys.list(list),
    queryFn: async ({ pageParam }) => {
      const { search, ...rest } = list;
      const given = { ...rest, ...(search && { search }), ...(pageParam && { cursor: pageParam }) };
      return (await api.call(listJobs, given)).data;
    },
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: (before) => before,
  });
}

export function useJob(id: string) {
  const queryFn = async () => (await api.call(getJob, { id })).data;
  return useQuery({ queryKey: jobKeys.one(id), queryFn, staleTime: 0, refetchOnMount: true, retry: false });
}

type JobAct = 'archive' | 'restore' | 'duplicate';

/** Actions on a whole job description; every list is reloaded afterwards. */
export function useJobAct(act: JobAct, onDone: (job: { readonly id: string }) => void) {
  const queries = useQueryClient();
  const idempotency = useIdempotencyKey();
  const calls: Record<JobAct, (id: string) => Promise<{ readonly id: string }>> = {
    archive: async (id) => (await api.call(archiveJob, { id })).data,
    restore: async (id) => (await api.call(restoreJob, { id })).data,
    duplicate: async (id) =>
      (await api.call(duplicateJob, { id, idempotencyKey: idempotency.keyOf(id) })).data,
  };
  return useMutation({
    mutationFn: calls[act],
    onSuccess(job) {
      idempotency.reset();
      onDone(job);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Adds a saved job description to the cache. */
export function useKnownJob() {
  const queries = useQueryClient();
  return async (job: JobDescriptionView): Promise<void> => {
    queries.setQueryData(jobKeys.one(job.id), job);
    await queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
  };
}
