import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisRow, type Batch, updateAnalysis } from '@winnow/contracts';
import { api } from '../../lib/api-client.ts';

type Update = {
  readonly id: string;
  readonly stage?: AnalysisRow['stage'];
  readonly decision?: { readonly value: AnalysisRow['decision']; readonly reason: string };
};

/** Sets a stage or a decision. It shows at once, and goes back where the server refuses. */
export function useAnalysisUpdate(batchId: string) {
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
  return useMutation({
    mutationFn: async (update: Update) => (await api.call(updateAnalysis, update)).data,
    onMutate({ id, stage, decision }) {
      const before = queries.getQueryData<Batch>(key);
      change(id, { ...(stage && { stage }), ...(decision && { decision: decision.value }) });
      return before;
    },
    onError: (_error, _update, before) => before && queries.setQueryData(key, before),
    onSuccess: ({ id, stage, decision }) => void change(id, { stage, decision }),
  });
}
