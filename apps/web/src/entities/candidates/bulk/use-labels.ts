import { useQuery } from '@tanstack/react-query';
import { listLabels } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

const none = { tags: [], assignees: [] };

/** The tags and assignees in use, the most frequent first. */
export function useLabels(): { readonly tags: readonly string[]; readonly assignees: readonly string[] } {
  const { data } = useQuery({
    // Below the analyses, so that it is reloaded when they change.
    queryKey: ['analyses', 'labels'],
    queryFn: async () => (await api.call(listLabels)).data,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
  return data ?? none;
}
