import type { Queue } from '../../platform/tasks/queue.ts';
import type { PendingResumes } from './pending-resumes.ts';
import { indexResumes } from './search-task-values.ts';

/** Every hour: while two releases run side by side, the older one reads resumes without indexing them. */
const hourly = '41 * * * *';

export function handleSearchTasks(
  queue: Queue,
  { pendingIndex }: { readonly pendingIndex: PendingResumes },
): void {
  queue.handle(indexResumes, async () => {
    await pendingIndex.run();
  });
  queue.schedule(indexResumes, hourly, {});
}
