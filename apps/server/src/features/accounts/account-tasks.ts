import type { Queue } from '../../platform/tasks/queue.ts';
import type { AccountServices } from './account-services.ts';
import { eraseUser, scrubDatabase } from './account-task-values.ts';

/** @param scrub removes deleted rows from the database's files */
export function handleAccountTasks(
  queue: Queue,
  { deletion }: AccountServices,
  scrub: () => Promise<void>,
): void {
  queue.handle(eraseUser, ({ userId }) => deletion.erase(userId));
  queue.handle(scrubDatabase, oneAtATime(scrub));
}

/** At most one run at a time: calls during a run share one more run after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = work();
        return running;
      });
    return next;
  };
}
