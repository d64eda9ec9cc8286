import type { Queue } from '../../platform/jobs/queue.ts';
import { judgeItem, recoverItems } from './batch-job-values.ts';
import type { BatchService } from './batch-service.ts';
import type { ItemWorker } from './item-worker.ts';

const everyMinute = '* * * * *';

export function handleBatchJobs(queue: Queue, batches: BatchService, worker: ItemWorker): void {
  queue.handle(judgeItem, ({ itemId }) => worker.run(itemId));
  queue.handle(recoverItems, async () => {
    await batches.recover();
  });
  queue.schedule(recoverItems, everyMinute, {});
}
