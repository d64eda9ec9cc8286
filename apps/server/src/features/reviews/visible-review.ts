import { ApiError } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import { findReview, type ListedReview } from './review-repository.ts';
import type { Viewer } from './review-view.ts';
import { listReviewers } from './reviewer-repository.ts';

/** A review in which the viewer takes part, or any if they see all. @throws ApiError `not-found` */
export async function getVisibleReview(on: Queryable, viewer: Viewer, id: string): Promise<ListedReview> {
  const review = (await findReview(on, viewer.organizationId, id)) ?? noSuchReview();
  if (viewer.seesAll || review.createdBy === viewer.userId) return review;
  const self = (await listReviewers(on, [id])).find(({ userId }) => userId === viewer.userId);
  return self?.isMember ? review : noSuchReview();
}

export function noSuchReview(): never {
  throw new ApiError('not-found', 'There is no such review.');
}
