import type { Queue } from '../../platform/tasks/queue.ts';
import type { CandidateEmailServices } from './candidate-email-services.ts';
import { clearCandidateEmails, deliverCandidateEmail } from './candidate-email-task-values.ts';

/** Every hour, not on the hour, when other tasks run. */
const hourly = '47 * * * *';

export function handleCandidateEmailTasks(
  queue: Queue,
  { deliver, stored }: Pick<CandidateEmailServices, 'deliver' | 'stored'>,
): void {
  queue.handle(deliverCandidateEmail, ({ emailId }) => deliver(emailId));
  queue.handle(clearCandidateEmails, () => stored.removeDeleted());
  queue.schedule(clearCandidateEmails, hourly, {});
}
