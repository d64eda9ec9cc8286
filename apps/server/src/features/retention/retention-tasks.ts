import type { Queue } from '../../platform/tasks/queue.ts';
import type { RetentionEmails } from './retention-emails.ts';
import type { RetentionService } from './retention-service.ts';
import { keepRetention, notifyFilesDue } from './retention-task-values.ts';

/** Every day, at night in Europe, not on the hour, when other tasks run. */
const daily = '23 2 * * *';

export function handleRetentionTasks(
  queue: Queue,
  {
    retention,
    retentionEmails,
  }: { readonly retention: RetentionService; readonly retentionEmails: RetentionEmails },
): void {
  queue.handle(keepRetention, async () => {
    await retention.run();
  });
  queue.handle(notifyFilesDue, (whose) => retentionEmails.notifyFilesDue(whose));
  queue.schedule(keepRetention, daily, {});
}
