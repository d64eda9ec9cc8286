import type { Queue } from '../../platform/tasks/queue.ts';
import type { WaitlistService } from './waitlist-service.ts';
import { sendWaitlistEmail } from './waitlist-task-values.ts';

export function handleWaitlistTasks(
  queue: Queue,
  { waitlist }: { readonly waitlist: Pick<WaitlistService, 'sendEmail'> },
): void {
  queue.handle(sendWaitlistEmail, ({ id, sender }) => waitlist.sendEmail(id, sender ?? null));
}
