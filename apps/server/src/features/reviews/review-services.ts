import { createMarkingService } from './marking-service.ts';
import { createResultsService } from './results-service.ts';
import { createReviewEmails } from './review-emails.ts';
import { createReviewService } from './review-service.ts';

export type ReviewServices = ReturnType<typeof createReviewServices>;

type Dependencies = Parameters<typeof createReviewService>[0] &
  Omit<Parameters<typeof createMarkingService>[0], 'reviews'> &
  Omit<Parameters<typeof createResultsService>[0], 'marking'> &
  Parameters<typeof createReviewEmails>[0];

/** Creates the services for requesting and marking reviews, their results and emails. */
export function createReviewServices(dependencies: Dependencies) {
  const requests = createReviewService(dependencies);
  const marking = createMarkingService({ ...dependencies, reviews: requests });
  return {
    requests,
    marking,
    results: createResultsService({ ...dependencies, marking }),
    emails: createReviewEmails(dependencies),
  };
}
