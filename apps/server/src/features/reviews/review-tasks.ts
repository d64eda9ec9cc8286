import type { Queue } from '../../platform/tasks/queue.ts';
import type { ReviewServices } from './review-services.ts';
import { lookAfterReviews, sendReviewEmail } from './review-task-values.ts';

const hourly = '23 * * * *';

export function handleReviewTasks(
  queue: Queue,
  { requests, emails }: Pick<ReviewServices, 'requests' | 'emails'>,
): void {
  queue.handle(sendReviewEmail, (email) => emails.send(email));
  queue.handle(lookAfterReviews, () => requests.lookAfter());
  queue.schedule(lookAfterReviews, hourly, {});
}
