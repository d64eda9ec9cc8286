import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadFile, getAnalysis, replayAnalysis } from '@winnow/contracts';
import { candidateKey } from '../../entities/candidates/candidate-key.ts';
import { api } from '../../lib/requests/api-client.ts';

/** Query of a candidate, for the page and for prefetching. */
export const fetchCandidate = (id: string) => ({
  queryKey: candidateKey(id),
  queryFn: async () => (await api.call(getAnalysis, { id })).data,
  retry: false,
});

export function useCandidate(id: string) {
  return useQuery({ ...fetchCandidate(id), staleTime: 0, refetchOnMount: true });
}

/** The original file. */
export function useOriginal(fileId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['files', 'original', fileId],
    queryFn: async () => (await api.download(downloadFile, { id: fileId })).blob,
    enabled: isWanted,
    retry: false,
  });
}

export function useReplay(id: string) {
  return useMutation({ mutationFn: async () => (await api.call(replayAnalysis, { id })).data });
}
