import type { Queue } from '../../platform/jobs/queue.ts';
import { eraseUser } from './account-job-values.ts';
import type { AccountServices } from './account-services.ts';

export function handleAccountJobs(queue: Queue, { deletion }: AccountServices): void {
  queue.handle(eraseUser, ({ userId }) => deletion.erase(userId));
}
