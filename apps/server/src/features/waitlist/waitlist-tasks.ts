import type { Queue } from '../../platform/tasks/queue.ts';
import type { WaitlistService } from './waitlist-service.ts';
import { sendWaitlistLetter } from './waitlist-task-values.ts';

export function handleWaitlistJobs(queue: Queue, waitlist: Pick<WaitlistService, 'sendLetter'>): void {
  queue.handle(sendWaitlistLetter, ({ id, sender }) => waitlist.sendLetter(id, sender ?? null));
}
