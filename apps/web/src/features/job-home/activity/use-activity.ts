import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { addJobNote, listJobActivity } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { byCursor } from '../../../lib/requests/by-cursor.ts';
import { useWishKey } from '../../../lib/requests/use-wish-key.ts';

const activityKey = (jobId: string) => ['jobs', 'activity', jobId] as const;

/** Notes and what happened to a job, newest first, page by page. */
export function useActivity(jobId: string) {
  return useInfiniteQuery({
    queryKey: activityKey(jobId),
    queryFn: async ({ pageParam }) =>
      (await api.call(listJobActivity, { id: jobId, ...(pageParam && { cursor: pageParam }) })).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Writes a note; the same words that are sent again after an error are written once. */
export function useNewNote(jobId: string) {
  const queries = useQueryClient();
  const wish = useWishKey();
  return useMutation({
    mutationFn: (text: string) => api.call(addJobNote, { id: jobId, noteId: wish.keyOf(text), text }),
    async onSuccess() {
      wish.granted();
      await queries.invalidateQueries({ queryKey: activityKey(jobId) });
    },
  });
}
