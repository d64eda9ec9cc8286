import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisRow, type Batch, updateAnalysis } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { shownName } from '../analysis/shown-name.ts';
import { bulkTexts } from '../bulk/bulk-texts.ts';
import { forgetUnsavedChange, keepUnsavedChange } from '../candidate/unsaved-change.ts';
import { resultsTexts } from './results-texts.ts';
import { type AnalysisChange, offerUndo } from './undo-change.ts';

type Update = Pick<AnalysisChange, 'stage' | 'decision'> & { readonly id: string };

type Before = { readonly batch: Batch | undefined };

/** Sets a stage or a decision. It shows at once, goes back where the server refuses, and can be taken back. */
export function useAnalysisUpdate(batchId: string, isAnonymous: boolean) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const queries = useQueryClient();
  const key = ['batches', 'one', batchId];
  const change = (id: string, changes: Partial<AnalysisRow>) =>
    queries.setQueryData<Batch>(
      key,
      (batch) =>
        batch && {
          ...batch,
          items: batch.items.map((item) =>
            item.analysis?.id === id ? { ...item, analysis: { ...item.analysis, ...changes } } : item,
          ),
        },
    );
  const options = {
    mutationFn: async (update: Update) => (await api.call(updateAnalysis, update)).data,
    onMutate({ id, stage, decision }: Update): Before {
      const batch = queries.getQueryData<Batch>(key);
      change(id, { ...(stage && { stage }), ...(decision && { decision: decision.value }) });
      return { batch };
    },
    onError(_error: Error, { id, ...update }: Update, before: Before | undefined) {
      if (before?.batch) queries.setQueryData(key, before.batch);
      // With its reason it waits on the candidate's page.
      keepUnsavedChange(id, update);
    },
  };
  const settle = ({ id, stage, decision, decisionReason, declinedFor }: AnalysisRow) =>
    void change(id, { stage, decision, decisionReason, declinedFor });
  const takeBack = useMutation({ ...options, onSuccess: settle });
  return useMutation({
    ...options,
    onSuccess(after, update, { batch }) {
      settle(after);
      forgetUnsavedChange(update.id);
      const before = batch?.items.find(({ analysis }) => analysis?.id === update.id)?.analysis;
      if (!before) return;
      const told = { before, change: update, name: shownName(before, isAnonymous), words: { texts, stages } };
      offerUndo(told, (undone) => takeBack.mutate({ ...undone, id: update.id }));
    },
  });
}
