import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getShare, listShares, revokeShare } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

/** The signed-in user's links, newest first. */
export function useShares() {
  return useQuery({
    queryKey: ['shares', 'list'],
    queryFn: async () => (await api.call(listShares)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** One link with its comments. */
export function useShare(id: string) {
  return useQuery({
    queryKey: ['shares', 'one', id],
    queryFn: async () => (await api.call(getShare, { id })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useRevocation(onRevoked: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(revokeShare, { id })).data,
    onSuccess: onRevoked,
    onSettled: () => queries.invalidateQueries({ queryKey: ['shares'] }),
  });
}
