import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

const reviewEmail = z.object({
  reviewId: z.uuid(),
  /** The receiver. */
  userId: z.uuid(),
  kind: z.enum(['asked', 'reminder', 'done']),
});
export type ReviewEmail = z.infer<typeof reviewEmail>;

/** Sends an email about a review, unless the reason no longer applies. */
export const sendReviewEmail = task({ name: 'review-email', payload: reviewEmail, ...overnight });

/** Scheduled: sends reminders of due reviews, and closes reviews in which no one can mark any more. */
export const lookAfterReviews = task({ name: 'reviews-look-after', payload: z.object({}) });
