import type { Queue } from '../../platform/tasks/queue.ts';
import type { PendingResumes } from '../search/pending-resumes.ts';
import { gatherPeople } from './person-task-values.ts';

/** Every hour: while two releases run side by side, the older one reads resumes without looking for their people. */
const hourly = '47 * * * *';

export function handlePersonTasks(
  queue: Queue,
  { pendingPeople }: { readonly pendingPeople: PendingResumes },
): void {
  queue.handle(gatherPeople, async () => {
    await pendingPeople.run();
  });
  queue.schedule(gatherPeople, hourly, {});
}
