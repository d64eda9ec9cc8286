import { useQuery } from '@tanstack/react-query';
import { listProposedMerges } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

/** Pairs of people who may be the same, and their total. @param limit maximum pairs; 0 to only count them */
export function useDuplicates(limit: number) {
  return useQuery({
    queryKey: ['people', 'proposed', limit],
    queryFn: async () => (await api.call(listProposedMerges, { limit })).data,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}
