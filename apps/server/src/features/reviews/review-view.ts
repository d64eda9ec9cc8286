import type { ReviewPerson, ReviewSummary } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import { countCandidates } from './mark-repository.ts';
import type { ListedReview } from './review-repository.ts';
import type { ReviewRow } from './review-tables.ts';
import {
  listRequesters,
  listReviewers,
  type PersonRow,
  type ReviewerProgress,
} from './reviewer-repository.ts';

/** A member who looks at reviews. `seesAll`: also those of the organization in which they don't take part. */
export type Viewer = Member & { readonly seesAll: boolean };

/**
 * Whether marks are revealed: once a review is closed, or is due and a reviewer has finished. Reviewers who haven't
 * finished can't see them even then; see `isRevealedTo`.
 */
export function isRevealed(
  { state, dueAt }: Pick<ReviewRow, 'state' | 'dueAt'>,
  reviewers: readonly Pick<ReviewerProgress, 'doneAt'>[],
  now: Date,
): boolean {
  if (state === 'closed') return true;
  return (
    state === 'open' && dueAt !== null && dueAt <= now && reviewers.some(({ doneAt }) => doneAt !== null)
  );
}

export function isRevealedTo(
  userId: string,
  review: Pick<ReviewRow, 'state' | 'dueAt'>,
  reviewers: readonly Pick<ReviewerProgress, 'userId' | 'doneAt'>[],
  now: Date,
): boolean {
  const own = reviewers.find((reviewer) => reviewer.userId === userId);
  return (own === undefined || own.doneAt !== null) && isRevealed(review, reviewers, now);
}

export async function presentReviews(
  on: Queryable,
  viewer: Member,
  rows: readonly ListedReview[],
  now: Date,
): Promise<ReviewSummary[]> {
  const ids = rows.map(({ id }) => id);
  const reviewers = await listReviewers(on, ids);
  const requesters = new Map((await listRequesters(on, ids)).map((row) => [row.reviewId, row]));
  const candidates = await countCandidates(on, ids);
  return rows.map((review) => {
    const { id, createdBy, message, state, asksRequirements, isAnonymous, dueOn, dueAt } = review;
    const asked = reviewers.filter(({ reviewId }) => reviewId === id);
    const own = asked.find(({ userId }) => userId === viewer.userId);
    const requester = requesters.get(id);
    return {
      id,
      job: { id: review.jobId, title: review.jobTitle },
      requestedBy: requester
        ? presentPerson(requester)
        : { userId: createdBy, name: null, profileImage: null },
      message,
      state,
      asksRequirements,
      isAnonymous,
      dueOn,
      dueAt: dueAt?.toISOString() ?? null,
      createdAt: review.createdAt.toISOString(),
      closedAt: review.closedAt?.toISOString() ?? null,
      candidates: candidates.get(id) ?? 0,
      reviewers: asked.map((reviewer) => ({
        ...presentPerson(reviewer),
        isMember: reviewer.isMember,
        marked: reviewer.marked,
        doneAt: reviewer.doneAt?.toISOString() ?? null,
      })),
      isOwnRequest: createdBy === viewer.userId,
      own: own ? { marked: own.marked, doneAt: own.doneAt?.toISOString() ?? null } : null,
      isRevealed: isRevealedTo(viewer.userId, review, asked, now),
    };
  });
}

export function presentPerson({
  userId,
  name,
  profileImage,
}: Pick<PersonRow, 'userId' | 'name' | 'profileImage'>): ReviewPerson {
  return { userId, name, profileImage: profileImagePath(profileImage) };
}
