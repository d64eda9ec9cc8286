import type { Database } from '../../platform/database/database.ts';
import { listUnfinishedButDone } from './mark-repository.ts';
import { countReviews, listMisdated } from './review-repository.ts';
import { countReviewers } from './reviewer-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of reviews. */
export type ReviewChecks = {
  /** Reviewers who have finished without marking everyone. */
  findUnfinished(): Outcome;
  /** Closed or canceled reviews without an end, and open ones with one. */
  findMisdated(): Outcome;
};

export function createReviewChecks({ database }: { readonly database: Database }): ReviewChecks {
  return {
    async findUnfinished() {
      const unfinished = await listUnfinishedButDone(database);
      const errors = unfinished.map(
        ({ reviewId, userId }) => `${userId} is done with ${reviewId} without a mark`,
      );
      return { count: await countReviewers(database), errors };
    },

    async findMisdated() {
      const misdated = await listMisdated(database);
      return {
        count: await countReviews(database),
        errors: misdated.map((id) => `review ${id} does not end as its state says`),
      };
    },
  };
}
