import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeReviewDue,
  closeReview,
  finishReview,
  getReview,
  getReviewCandidate,
  getReviewResults,
  locateReview,
  RequestFailure,
  type ReviewSummary,
  remindReviewers,
  switchOrganization,
} from '@winnow/contracts';
import { reviewsKey } from '../../entities/reviews/use-reviews.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { chosenOrganization, enterOrganization } from '../../lib/session/chosen-organization.ts';

const keyOf = (id: string) => [...reviewsKey, 'one', id];

/** Others may mark or close it in the meantime. */
const watchMs = 30_000;

/** Loads a review. If it belongs to another organization of the user, switches to that organization first. */
export function useReview(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => findReview(id),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? watchMs : false),
  });
}

async function findReview(id: string) {
  try {
    return (await api.call(getReview, { id })).data;
  } catch (error) {
    if (!(error instanceof RequestFailure) || ![403, 404].includes(error.status)) throw error;
    failures.settle(error);
    const { data: organization } = await api.call(locateReview, { id });
    if (organization.id === chosenOrganization()) throw error;
    await api.call(switchOrganization, organization);
    enterOrganization(organization.id);
    window.location.reload();
    // The page is being replaced, so nothing more is shown of it.
    return new Promise<never>(() => {});
  }
}

export function useReviewCandidate(id: string, analysisId: string) {
  return useQuery({
    queryKey: [...reviewsKey, 'candidate-of', id, analysisId],
    queryFn: async () => (await api.call(getReviewCandidate, { id, analysisId })).data,
  });
}

/** Preloads the next candidate. */
export function usePrefetchedCandidate(id: string, analysisId: string | undefined): void {
  useQuery({
    queryKey: [...reviewsKey, 'candidate-of', id, analysisId],
    queryFn: async () => (await api.call(getReviewCandidate, { id, analysisId: analysisId ?? '' })).data,
    enabled: analysisId !== undefined,
  });
}

export function useReviewResults(id: string) {
  return useQuery({
    queryKey: [...reviewsKey, 'results', id],
    queryFn: async () => (await api.call(getReviewResults, { id })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** @param onDone called even if the screen that started the change is gone by then */
function useReviewChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}

export const useFinishing = (onDone: () => void) =>
  useReviewChange((id: string) => api.call(finishReview, { id }), onDone);

export const useClosing = (onDone: () => void) =>
  useReviewChange((id: string) => api.call(closeReview, { id }), onDone);

export const useReminding = (onDone: (reminded: number) => void) =>
  useReviewChange(async (id: string) => (await api.call(remindReviewers, { id })).data.reminded, onDone);

export const useDueChange = (onDone: () => void) =>
  useReviewChange(
    ({ id, dueOn }: Pick<ReviewSummary, 'id' | 'dueOn'>) =>
      api.call(changeReviewDue, {
        id,
        dueOn,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onDone,
  );
