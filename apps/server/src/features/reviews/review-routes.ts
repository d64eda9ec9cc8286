import {
  cancelReview,
  changeReviewDue,
  closeReview,
  finishReview,
  getReview,
  getReviewCandidate,
  getReviewResults,
  listCandidateReviews,
  listReviews,
  locateReview,
  markCandidate,
  may,
  remindReviewers,
  requestReview,
} from '@winnow/contracts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { chosenOf } from '../analyses/analysis-service.ts';
import type { ReviewServices } from './review-services.ts';
import type { Viewer } from './review-view.ts';

export function mountReviews(
  api: Api,
  given: { readonly reviews: Pick<ReviewServices, 'requests' | 'marking' | 'results'> },
): void {
  const { requests, marking, results } = given.reviews;
  mount(api, requestReview, async ({ caller, input: { analysisIds, filter, expected, ...wanted } }) => ({
    data: await requests.ask(caller, { ...wanted, of: chosenOf({ ids: analysisIds, filter, expected }) }),
  }));
  mount(api, listReviews, async ({ caller, input }) => ({
    data: await requests.list(asViewer(caller), input),
  }));
  mount(api, locateReview, async ({ caller, input: { id } }) => ({
    data: { id: await requests.locate(caller.userId, id) },
  }));
  mount(api, getReview, async ({ caller, input: { id } }) => ({
    data: await marking.get(asViewer(caller), id),
  }));
  mount(api, changeReviewDue, async ({ caller, input: { id, ...due } }) => ({
    data: await requests.changeDue(caller, id, due),
  }));
  mount(api, remindReviewers, async ({ caller, input: { id } }) => ({
    data: { reminded: await requests.remind(caller, id) },
  }));
  mount(api, closeReview, async ({ caller, input: { id } }) => ({ data: await requests.close(caller, id) }));
  mount(api, cancelReview, async ({ caller, input: { id } }) => ({
    data: await requests.cancel(caller, id),
  }));

  mount(api, getReviewCandidate, async ({ caller, input: { id, analysisId }, signal }) => ({
    data: await marking.getCandidate(asViewer(caller), id, analysisId, signal),
  }));
  mount(api, markCandidate, async ({ caller, input: { id, analysisId, ...mark } }) => ({
    data: await marking.mark(caller, { id, analysisId }, mark),
  }));
  mount(api, finishReview, async ({ caller, input: { id } }) => ({ data: await marking.finish(caller, id) }));

  mount(api, getReviewResults, async ({ caller, input: { id } }) => ({
    data: await results.get(asViewer(caller), id),
  }));
  mount(api, listCandidateReviews, async ({ caller, input: { id } }) => ({
    data: await results.listOfCandidate(caller, id),
  }));
}

/** Members who may request reviews see all of the organization; others only those in which they take part. */
function asViewer({ userId, organizationId, role }: Caller): Viewer {
  return { userId, organizationId, seesAll: may(role, 'reviews.ask') };
}
