import { useQuery } from '@tanstack/react-query';
import { previewAnalysis } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

/** Score of a person's newest resume for a job; loaded once a job is chosen. */
export function usePreview(personId: string, jobDescriptionId: string) {
  return useQuery({
    queryKey: ['people', 'preview', personId, jobDescriptionId],
    queryFn: async ({ signal }) =>
      (await api.call(previewAnalysis, { id: personId, jobDescriptionId }, { signal })).data,
    enabled: jobDescriptionId !== '',
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}
