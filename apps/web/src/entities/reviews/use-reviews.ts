import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelReview,
  listCandidateReviews,
  listMembers,
  listReviews,
  may,
  type ReviewState,
  requestReview,
} from '@winnow/contracts';
import type * as z from 'zod';
import { api } from '../../lib/requests/api-client.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { useCurrentOrganization, useMay } from '../organization/use-organizations.ts';

/** Prefix of all query keys about reviews. */
export const reviewsKey = ['reviews'];

/** Reloaded with each visit, since other members work on reviews, too. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

type ReviewsOf = {
  readonly of: 'asked-of-me' | 'asked-by-me' | 'job';
  readonly jobId?: string;
  readonly state?: ReviewState;
  readonly limit?: number;
};

/** Reviews page by page, the newest first. */
export function useReviews({ of, jobId, state, limit }: ReviewsOf, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: [...reviewsKey, 'list', of, jobId, state, limit],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listReviews, {
          of,
          ...(jobId !== undefined && { jobDescriptionId: jobId }),
          ...(state && { state }),
          ...(limit && { limit }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isEnabled,
    ...fresh,
  });
}

/** Whether the user may request or mark reviews: not in a personal organization. */
export function useReviewRights(): { readonly mayAsk: boolean; readonly mayMark: boolean } {
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  const isAllowed = useMay();
  return { mayAsk: isTeam && isAllowed('reviews.ask'), mayMark: isTeam && isAllowed('reviews.mark') };
}

/** Members whose role allows marking, sorted by name. */
export function useReviewersToAsk() {
  return useQuery({
    queryKey: ['members'],
    queryFn: async () => (await api.call(listMembers)).data,
    select: (members) => members.filter(({ role }) => may(role, 'reviews.mark')),
    ...fresh,
  });
}

export type WantedReview = Omit<z.input<typeof requestReview.input>, 'idempotencyKey'>;

/** Requests a review; idempotent. */
export function useReviewRequest() {
  const queries = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: async (wanted: WantedReview) =>
      (await api.call(requestReview, { ...wanted, idempotencyKey: keys.keyOf(wanted) })).data,
    onSuccess: () => keys.reset(),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}

export function useReviewCancellation(onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(cancelReview, { id })).data,
    onSuccess: () => onDone?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}

/** Revealed reviews of a candidate. */
export function useCandidateReviews(analysisId: string, isEnabled: boolean) {
  return useQuery({
    queryKey: [...reviewsKey, 'candidate', analysisId],
    queryFn: async () => (await api.call(listCandidateReviews, { id: analysisId })).data,
    enabled: isEnabled,
    ...fresh,
  });
}
