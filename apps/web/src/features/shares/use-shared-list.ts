import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { commentOnShare, openShare, type SharedList } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';

/** Format of a secret; anything else is not requested. */
const tokenShape = /^[A-Za-z0-9_-]{20,100}$/;

const sharedKey = (token: string) => ['shared', token] as const;

/** The list behind a link; `null` if it does not exist or has expired. */
export function useSharedList(token: string) {
  return useQuery({
    queryKey: sharedKey(token),
    queryFn: async (): Promise<SharedList | null> => {
      if (!tokenShape.test(token)) return null;
      try {
        return (await api.call(openShare, { token })).data;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    // Never refetched: the server counts each request as a visit.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export type NewComment = { readonly position: number | null; readonly author: string; readonly text: string };

export function useComment(token: string, onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (comment: NewComment) => (await api.call(commentOnShare, { token, ...comment })).data,
    onSuccess(list) {
      queries.setQueryData(sharedKey(token), list);
      onSent();
    },
  });
}
