import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisDetail, type AnalysisRow, updateAnalysis } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { candidateKey } from './candidate-key.ts';
import { resultsTexts } from './results-texts.ts';
import { type AnalysisChange, offerUndo } from './undo-change.ts';
import { forgetUnsavedChange, keepUnsavedChange } from './unsaved-change.ts';
import { useOvertaken } from './use-overtaken.ts';

/** Updates the shown candidate and every list after a change. */
export function useKnown() {
  const queries = useQueryClient();
  return (detail: AnalysisDetail): void => {
    queries.setQueryData(candidateKey(detail.id), detail);
    const { decision, stage, score, group } = detail;
    // At once, so that the next candidate of a review is chosen by the latest decision.
    queries.setQueriesData<readonly AnalysisRow[]>({ queryKey: ['analyses', 'review'] }, (rows) =>
      rows?.map((row) => (row.id === detail.id ? { ...row, decision, stage, score, group } : row)),
    );
    void queries.invalidateQueries({ queryKey: ['batches'] });
    void queries.invalidateQueries({ queryKey: ['analyses', 'list'] });
    void queries.invalidateQueries({ queryKey: ['analyses', 'review'] });
  };
}

/** Changes stage, decision or the member's own score, with undo. What could not be saved is kept for a retry. */
export function useCandidateUpdate(
  id: string,
  name: string,
  onTakenBack?: (detail: AnalysisDetail, change: AnalysisChange) => void,
) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const known = useKnown();
  const overtaken = useOvertaken();
  const queries = useQueryClient();
  const mutationFn = async (change: AnalysisChange) =>
    (await api.call(updateAnalysis, { ...change, id })).data;
  const options = {
    mutationFn,
    // One after the other: concurrent requests could arrive in the wrong order.
    scope: { id: `candidate-${id}` },
    onError: (_error: Error, change: AnalysisChange) => keepUnsavedChange(id, change),
  };
  const takeBack = useMutation({
    ...options,
    onSuccess(detail, change) {
      known(detail);
      onTakenBack?.(detail, change);
    },
  });
  return useMutation({
    ...options,
    onMutate: () => queries.getQueryData<AnalysisDetail>(candidateKey(id)),
    onSuccess(after, change, before) {
      forgetUnsavedChange(id);
      known(after);
      if (!before) return;
      const undoable = change.decision ? overtaken(before, after) : { before };
      offerUndo({ ...undoable, change, name, words: { texts, stages } }, takeBack.mutate);
    },
  });
}
