import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { addJobNote, type JobActivityKind, listJobActivity } from '@winnow/contracts';
import { api } from '../../../../lib/requests/api-client.ts';
import { byCursor } from '../../../../lib/requests/by-cursor.ts';
import { useIdempotencyKey } from '../../../../lib/requests/use-idempotency-key.ts';

const activityKey = (jobId: string) => ['jobs', 'activity', jobId] as const;

/** Filters; omitted ones match everything. */
export type ActivityFilter = { readonly by?: string; readonly kind?: JobActivityKind };

/** Notes and events of a job, newest first, in pages. */
export function useActivity(jobId: string, filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: [...activityKey(jobId), filter],
    queryFn: async ({ pageParam }) =>
      (await api.call(listJobActivity, { id: jobId, ...filter, ...(pageParam && { cursor: pageParam }) }))
        .data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Adds a note; sending the same text again after an error adds it only once. */
export function useNewNote(jobId: string) {
  const queries = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) => api.call(addJobNote, { id: jobId, noteId: idempotency.keyOf(text), text }),
    async onSuccess() {
      idempotency.reset();
      await queries.invalidateQueries({ queryKey: activityKey(jobId) });
    },
  });
}
