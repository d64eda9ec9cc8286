import type { Queue } from '../../platform/jobs/queue.ts';
import { clearLimits } from './limit-job-values.ts';
import type { LimitStore } from './limit-store.ts';

/** Every hour, off the full hour when everybody's work begins. */
const hourly = '29 * * * *';

export function handleLimitJobs(queue: Queue, limits: Pick<LimitStore, 'clear'>): void {
  queue.handle(clearLimits, () => limits.clear());
  queue.schedule(clearLimits, hourly, {});
}
