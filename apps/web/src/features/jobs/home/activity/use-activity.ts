import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { addJobNote, type JobActivityKind, listJobActivity } from '@winnow/contracts';
import { api } from '../../../../lib/requests/api-client.ts';
import { byCursor } from '../../../../lib/requests/by-cursor.ts';
import { useIdempotencyKey } from '../../../../lib/requests/use-idempotency-key.ts';

const activityKey = (jobId: string) => ['jobs', 'activity', jobId] as const;

/** What is asked for; left out, everything. */
export type ActivityFilter = { readonly by?: string; readonly kind?: JobActivityKind };

/** Notes and what happened to a job, newest first, page by page. */
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

/** Writes a note; the same words that are sent again after an error are written once. */
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
