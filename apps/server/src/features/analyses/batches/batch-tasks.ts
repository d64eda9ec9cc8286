import type { Queue } from '../../../platform/tasks/queue.ts';
import type { ItemWorker } from '../items/item-worker.ts';
import type { RecoveryService } from '../items/recovery-service.ts';
import type { BatchEmails } from './batch-emails.ts';
import { notifyBatchFinished, notifyCreditsLow, recoverItems, scoreItem } from './batch-task-values.ts';

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
  queue.handle(scoreItem, ({ itemId }) => worker.run(itemId));
  queue.handle(recoverItems, async () => {
    await recovery.recover();
  });
  queue.handle(notifyBatchFinished, ({ batchId }) => batchEmails.notifyFinished(batchId));
  queue.handle(notifyCreditsLow, ({ batchId }) => batchEmails.notifyCreditsLow(batchId));
  queue.schedule(recoverItems, everyMinute, {});
}
