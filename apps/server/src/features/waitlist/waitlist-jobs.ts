import type { Queue } from '../../platform/jobs/queue.ts';
import { sendWaitlistLetter } from './waitlist-job-values.ts';
import type { WaitlistService } from './waitlist-service.ts';

export function handleWaitlistJobs(queue: Queue, waitlist: Pick<WaitlistService, 'sendLetter'>): void {
  queue.handle(sendWaitlistLetter, ({ id, sender }) => waitlist.sendLetter(id, sender ?? null));
}
