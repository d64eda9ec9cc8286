import { useQueryClient } from '@tanstack/react-query';
import type { Batch } from '@winnow/contracts';
import { useRowChange } from '../../../entities/candidates/use-row-change.ts';

/** Sets a stage or a decision of a candidate of a run. */
export function useRunChange(batchId: string, isAnonymous: boolean) {
  const queries = useQueryClient();
  const queryKey = ['batches', 'one', batchId];
  return useRowChange(
    {
      queryKey,
      find: (id) =>
        queries.getQueryData<Batch>(queryKey)?.items.find(({ analysis }) => analysis?.id === id)?.analysis ??
        undefined,
      show: (id, changes) =>
        queries.setQueryData<Batch>(
          queryKey,
          (batch) =>
            batch && {
              ...batch,
              items: batch.items.map((item) =>
                item.analysis?.id === id ? { ...item, analysis: { ...item.analysis, ...changes } } : item,
              ),
            },
        ),
      alsoShownIn: () => [['analyses', 'found']],
    },
    isAnonymous,
  );
}
