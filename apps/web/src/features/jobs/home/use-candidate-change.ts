import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { AnalysisRow } from '@winnow/contracts';
import { useRowChange } from '../../../entities/candidates/use-row-change.ts';
import { jobCandidatesKey } from './candidates/use-job-candidates.ts';

type Pages = InfiniteData<{ readonly analyses: readonly AnalysisRow[] }>;

/** Sets a stage or a decision of a candidate of a job. */
export function useCandidateChange(jobId: string, isAnonymous: boolean) {
  const queries = useQueryClient();
  const queryKey = jobCandidatesKey(jobId);
  return useRowChange(
    {
      queryKey,
      find: (id) =>
        queries
          .getQueryData<Pages>(queryKey)
          ?.pages.flatMap(({ analyses }) => analyses)
          .find((row) => row.id === id),
      show: (id, changes) =>
        queries.setQueryData<Pages>(
          queryKey,
          (list) =>
            list && {
              ...list,
              pages: list.pages.map((page) => ({
                ...page,
                analyses: page.analyses.map((row) => (row.id === id ? { ...row, ...changes } : row)),
              })),
            },
        ),
      alsoShownIn: (id) => [
        ['analyses', 'found'],
        ['batches', 'one'],
        ['analyses', 'one', id],
        ['jobs', 'figures', jobId],
        ['jobs', 'activity', jobId],
      ],
    },
    isAnonymous,
  );
}
