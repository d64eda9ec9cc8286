import { useQuery } from '@tanstack/react-query';
import { listLabels } from '@winnow/contracts';
import type * as z from 'zod';
import { api } from '../../../lib/requests/api-client.ts';

const none: Labels = { tags: [], assignees: [], people: [] };

type Labels = z.output<typeof listLabels.output>;

/** Tags, assigned members and free-text assignees in use, most frequent first. */
export function useLabels(): Labels {
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
