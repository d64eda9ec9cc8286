import type { Queue } from '../../platform/tasks/queue.ts';
import type { HousekeepingService } from './housekeeping-service.ts';
import { requestHousekeeping, runHousekeeping } from './housekeeping-task-values.ts';

/** Every hour, not on the hour, when other tasks run. */
const hourly = '17 * * * *';

export function handleHousekeepingTasks(
  queue: Queue,
  { housekeeping }: { readonly housekeeping: HousekeepingService },
): void {
  queue.handle(requestHousekeeping, async () => {
    await housekeeping.request();
  });
  queue.handle(runHousekeeping, ({ id }) => housekeeping.run(id));
  queue.schedule(requestHousekeeping, hourly, {});
}
