import { useQuery } from '@tanstack/react-query';
import { getFileAllowance } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

/**
 * Used storage and limit; `undefined` until loaded. Its query key is below that of the files, so that it is reloaded
 * with them, and in each round.
 */
export function useAllowance(round = 0) {
  return useQuery({
    queryKey: ['files', 'allowance', round],
    queryFn: async () => (await api.call(getFileAllowance)).data,
    placeholderData: (before) => before,
    staleTime: 0,
    refetchOnMount: true,
  });
}
