import type { Queue } from '../../platform/jobs/queue.ts';
import { keepRetention } from './retention-job-values.ts';
import type { RetentionService } from './retention-service.ts';

/** Every day, at night in Europe, off the full hour when everybody's work begins. */
const daily = '23 2 * * *';

export function handleRetentionJobs(queue: Queue, retention: RetentionService): void {
  queue.handle(keepRetention, async () => {
    await retention.run();
  });
  queue.schedule(keepRetention, daily, {});
}
