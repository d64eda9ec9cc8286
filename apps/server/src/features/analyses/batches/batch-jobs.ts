import type { Queue } from '../../../platform/jobs/queue.ts';
import { judgeItem, recoverItems, tellBatchFinished, tellCreditsLow } from './batch-job-values.ts';
import type { BatchLetters } from './batch-letters.ts';
import type { BatchService } from './batch-service.ts';
import type { ItemWorker } from './item-worker.ts';

const everyMinute = '* * * * *';

export function handleBatchJobs(
  queue: Queue,
  { batches, worker }: { batches: BatchService; worker: ItemWorker },
  letters: BatchLetters,
): void {
  queue.handle(judgeItem, ({ itemId }) => worker.run(itemId));
  queue.handle(recoverItems, async () => {
    await batches.recover();
  });
  queue.handle(tellBatchFinished, ({ batchId }) => letters.tellFinished(batchId));
  queue.handle(tellCreditsLow, ({ batchId }) => letters.tellCreditsLow(batchId));
  queue.schedule(recoverItems, everyMinute, {});
}
