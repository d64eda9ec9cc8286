import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

const reviewEmail = z.object({
  reviewId: z.uuid(),
  /** To whom. */
  userId: z.uuid(),
  kind: z.enum(['asked', 'reminder', 'done']),
});
export type ReviewEmail = z.infer<typeof reviewEmail>;

/** One email about a review; none where there is no reason for it any more. */
export const sendReviewEmail = task({ name: 'review-email', payload: reviewEmail, ...overnight });

/** Scheduled: reminds of reviews that are due, and closes reviews in which nobody can mark any more. */
export const lookAfterReviews = task({ name: 'reviews-look-after', payload: z.object({}) });
