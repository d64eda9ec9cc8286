import type { Queue } from '../../../platform/tasks/queue.ts';
import type { ItemWorker } from '../items/item-worker.ts';
import type { RecoveryService } from '../items/recovery-service.ts';
import type { BatchEmails } from './batch-emails.ts';
import { judgeItem, notifyBatchFinished, notifyCreditsLow, recoverItems } from './batch-task-values.ts';

const everyMinute = '* * * * *';

export function handleBatchTasks(
  queue: Queue,
  {
    recovery,
    worker,
    batchEmails,
  }: {
    readonly recovery: RecoveryService;
    readonly worker: ItemWorker;
    readonly batchEmails: BatchEmails;
  },
): void {
  queue.handle(judgeItem, ({ itemId }) => worker.run(itemId));
  queue.handle(recoverItems, async () => {
    await recovery.recover();
  });
  queue.handle(notifyBatchFinished, ({ batchId }) => batchEmails.notifyFinished(batchId));
  queue.handle(notifyCreditsLow, ({ batchId }) => batchEmails.notifyCreditsLow(batchId));
  queue.schedule(recoverItems, everyMinute, {});
}
