import type { Queue } from '../../platform/tasks/queue.ts';
import type { AccountServices } from './account-services.ts';
import { eraseUser, scrubDatabase } from './account-task-values.ts';

/** @param scrub takes from the disk what deleted rows leave behind */
export function handleAccountTasks(
  queue: Queue,
  { deletion }: AccountServices,
  scrub: () => Promise<void>,
): void {
  queue.handle(eraseUser, ({ userId }) => deletion.erase(userId));
  queue.handle(scrubDatabase, oneAtATime(scrub));
}

/** Who asks while it is being done waits for one more time, together with all who ask meanwhile. */
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
