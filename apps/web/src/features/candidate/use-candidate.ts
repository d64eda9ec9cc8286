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
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { bulkTexts } from '../bulk/bulk-texts.ts';
import { resultsTexts } from '../results/results-texts.ts';
import { type AnalysisChange, offerUndo } from '../results/undo-change.ts';

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

/** Stage, decision, notes, a score of one's own; each can be taken back. */
export function useCandidateUpdate(id: string, name: string, onTakenBack?: (detail: AnalysisDetail) => void) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const known = useKnown();
  const queries = useQueryClient();
  const mutationFn = async (change: AnalysisChange) =>
    (await api.call(updateAnalysis, { ...change, id })).data;
  const takeBack = useMutation({
    mutationFn,
    onSuccess(detail) {
      known(detail);
      onTakenBack?.(detail);
    },
  });
  return useMutation({
    mutationFn,
    onMutate: () => queries.getQueryData<AnalysisDetail>(candidateKey(id)),
    onSuccess(after, change, before) {
      known(after);
      if (before) offerUndo({ before, change, name, words: { texts, stages } }, takeBack.mutate);
    },
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
