import type { Queue } from '../../../platform/tasks/queue.ts';
import type { ItemWorker } from '../items/item-worker.ts';
import type { RecoveryService } from '../items/recovery-service.ts';
import type { BatchEmails } from './batch-emails.ts';
import { judgeItem, recoverItems, tellBatchFinished, tellCreditsLow } from './batch-task-values.ts';

const everyMinute = '* * * * *';

export function handleBatchTasks(
  queue: Queue,
  { recovery, worker }: { recovery: RecoveryService; worker: ItemWorker },
  emails: BatchEmails,
): void {
  queue.handle(judgeItem, ({ itemId }) => worker.run(itemId));
  queue.handle(recoverItems, async () => {
    await recovery.recover();
  });
  queue.handle(tellBatchFinished, ({ batchId }) => emails.tellFinished(batchId));
  queue.handle(tellCreditsLow, ({ batchId }) => emails.tellCreditsLow(batchId));
  queue.schedule(recoverItems, everyMinute, {});
}
