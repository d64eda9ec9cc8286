import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listFittingJobs,
  notifyOfStrongPeople,
  quoteBatch,
  rediscoveryLimits,
  type Suggestions,
  startBatch,
  suggestPeople,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { credits } from '../credits/credits.ts';

/** Reloaded with each visit, since the library changes with every upload. */
const fresh = { staleTime: 0, refetchOnMount: true, retry: false } as const;
const nextAfterMs = 60;
/** Maximum calls: enough to compare everyone, even if one comparison never finishes. */
const maxCalls = 2 * (rediscoveryLimits.comparedWholly / rediscoveryLimits.atOnce);

/** The best people of the library for a job: first by their facts, then reordered as resumes are compared in full. */
export function useSuggestions(jobId: string, limit: number, isAnonymous: boolean) {
  const queries = useQueryClient();
  const queryKey = ['suggestions', jobId, limit, isAnonymous];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const compare = queries.getQueryData(queryKey) === undefined ? 0 : rediscoveryLimits.atOnce;
      return (await api.call(suggestPeople, { id: jobId, limit, compare }, { signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) =>
      data && data.left > 0 && !error && dataUpdateCount < maxCalls ? nextAfterMs : false,
    ...fresh,
  });
}

/** Turns notifications about strong new matches on or off, updated optimistically. */
export function useTelling(jobId: string) {
  const queries = useQueryClient();
  const ofJob = { queryKey: ['suggestions', jobId] };
  const show = (tellsTeam: boolean) =>
    queries.setQueriesData<Suggestions>(ofJob, (known) => known && { ...known, tellsTeam });
  return useMutation({
    mutationFn: (isOn: boolean) => api.call(notifyOfStrongPeople, { id: jobId, isOn }),
    onMutate: show,
    onError: (_, isOn) => show(!isOn),
  });
}

/** Price of a run of some resumes. */
export function useRunPrice(jobId: string, fileIds: readonly string[], isAsked: boolean) {
  return useQuery({
    queryKey: ['quote', jobId, fileIds],
    queryFn: async () =>
      (await api.call(quoteBatch, { jobDescriptionId: jobId, fileIds: [...fileIds] })).data,
    enabled: isAsked && fileIds.length > 0,
    ...fresh,
  });
}

/** Starts a run; repeated clicks and lost responses start it only once. */
export function useStartRun(jobId: string, onStarted: (batchId: string) => void) {
  const queries = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async (fileIds: readonly string[]) => {
      const work = { jobDescriptionId: jobId, fileIds: [...fileIds] };
      return (await api.call(startBatch, { ...work, idempotencyKey: idempotency.keyOf(work) })).data;
    },
    onSuccess({ id, credits: { held } }) {
      idempotency.reset();
      const { balance } = credits.getState();
      if (balance && balance.availableCredits >= 0) {
        const { usedCredits, availableCredits } = balance;
        credits.showSpent({ usedCredits, availableCredits: availableCredits - held });
      }
      onStarted(id);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['quote'] }),
  });
}

/** The open jobs that a person fits best. */
export function useFittingJobs(personId: string, isAnonymous: boolean) {
  return useQuery({
    queryKey: ['people', 'fitting-jobs', personId, isAnonymous],
    queryFn: async () => (await api.call(listFittingJobs, { id: personId })).data,
    ...fresh,
  });
}
