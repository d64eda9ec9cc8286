import { useQuery } from '@tanstack/react-query';
import { getFileAllowance } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

/** How much is held of what may be; `undefined` until it is known. Under the files, with which it changes; asked for anew in each round. */
export function useAllowance(round = 0) {
  return useQuery({
    queryKey: ['files', 'allowance', round],
    queryFn: async () => (await api.call(getFileAllowance)).data,
    placeholderData: (before) => before,
    staleTime: 0,
    refetchOnMount: true,
  });
}
