import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AnalysisDetail,
  correctFacts,
  downloadFile,
  type FactCorrections,
  getAnalysis,
  replayAnalysis,
  updateAnalysis,
} from '@winnow/contracts';
import { api } from '../../lib/api-client.ts';

export const candidateKey = (id: string) => ['analyses', 'one', id] as const;

export function useCandidate(id: string) {
  const queryFn = async () => (await api.call(getAnalysis, { id })).data;
  return useQuery({ queryKey: candidateKey(id), queryFn, retry: false, staleTime: 0, refetchOnMount: true });
}

/** The original file, as it was sent. */
export function useOriginal(fileId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['files', 'original', fileId],
    queryFn: async () => (await api.download(downloadFile, { id: fileId })).blob,
    enabled: isWanted,
    retry: false,
  });
}

/** What follows every change: what is shown of them here and in every list. */
function useKnown() {
  const queries = useQueryClient();
  return (detail: AnalysisDetail): void => {
    queries.setQueryData(candidateKey(detail.id), detail);
    void queries.invalidateQueries({ queryKey: ['batches'] });
    void queries.invalidateQueries({ queryKey: ['analyses', 'list'] });
  };
}

type Update = Omit<
  Parameters<typeof api.call<typeof updateAnalysis.input, typeof updateAnalysis.output, never>>[1] & object,
  'id'
>;

/** Stage, decision, notes, a score of one's own. */
export function useCandidateUpdate(id: string) {
  const known = useKnown();
  return useMutation({
    mutationFn: async (update: Update) => (await api.call(updateAnalysis, { ...update, id })).data,
    onSuccess: known,
  });
}

/** Sets right what was read; `null` goes back to it. */
export function useCorrection(id: string, onSaved: () => void) {
  const known = useKnown();
  return useMutation({
    mutationFn: async (corrections: FactCorrections | null) =>
      (await api.call(correctFacts, { id, corrections })).data,
    onSuccess(detail) {
      known(detail);
      onSaved();
    },
  });
}

export function useReplay(id: string) {
  return useMutation({ mutationFn: async () => (await api.call(replayAnalysis, { id })).data });
}
