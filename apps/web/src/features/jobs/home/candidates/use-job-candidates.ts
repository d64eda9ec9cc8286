import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AnalysisRow, listAnalyses, listBatches, lookAtJob } from '@winnow/contracts';
import { useEffect, useMemo } from 'react';
import { useIsLeaving } from '../../../../entities/removals/use-removal.ts';
import { api } from '../../../../lib/requests/api-client.ts';
import { byCursor } from '../../../../lib/requests/by-cursor.ts';

/** Rows loaded at once, which are filtered and sorted in the browser. */
const perPage = 1_000;
const whileRunningMs = 4_000;

export const jobCandidatesKey = (jobId: string) => ['analyses', 'list', 'job', jobId] as const;

/** Candidates of a job from all runs, best first; reloaded while a run adds to them. */
export function useJobCandidates(jobId: string) {
  const running = useRunningBatches(jobId);
  const isRunning = running.length > 0;
  const query = useInfiniteQuery({
    queryKey: jobCandidatesKey(jobId),
    queryFn: async ({ pageParam }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const page = { jobDescriptionId: jobId, order: 'group', direction: 'desc', limit: perPage } as const;
      return (await api.call(listAnalyses, { ...page, ...cursor })).data;
    },
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: isRunning ? whileRunningMs : false,
  });
  const { refetch } = query;
  useEffect(() => {
    // Loads candidates analyzed between the last poll and the end of the run.
    if (!isRunning) void refetch({ cancelRefetch: false });
  }, [isRunning, refetch]);

  const isLeaving = useIsLeaving();
  const rows = useMemo(
    () => query.data?.pages.flatMap(({ analyses }) => analyses.filter((row) => !isLeaving(row))) ?? null,
    [query.data, isLeaving],
  );
  const total = query.data?.pages[0]?.total ?? 0;
  return { query, rows, total, running, newSince: useNewSince(jobId, total) };
}

/** Runs of the job in progress, newest first. */
function useRunningBatches(jobId: string) {
  const { data } = useQuery({
    queryKey: ['batches', 'running', jobId],
    queryFn: async () =>
      (await api.call(listBatches, { jobDescriptionId: jobId, state: 'running' })).data.batches,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? whileRunningMs : false),
  });
  return data ?? [];
}

/**
 * Candidates added after this time are new to the viewer; `null` until loaded. Every change of the shown number counts
 * as a visit, so that candidates who appeared on screen are not new the next time. An empty list doesn't count, because
 * all candidates would then be new.
 * @param shown number of candidates
 */
function useNewSince(jobId: string, shown: number): string | null {
  const { data } = useQuery({
    queryKey: ['jobs', 'look', jobId, shown],
    queryFn: async () => (await api.call(lookAtJob, { id: jobId })).data.newSince,
    enabled: shown > 0,
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: (before) => before,
  });
  return data ?? null;
}

export const joinedSince = ({ createdAt }: AnalysisRow, since: string | null): boolean =>
  since !== null && createdAt > since;
