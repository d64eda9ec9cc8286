import type { Queue } from '../../platform/tasks/queue.ts';
import type { IdentityService } from './identity-service.ts';
import { clearIdentity, recordFailures, sendEmail } from './identity-task-values.ts';

/** Every day, not on the hour, when other tasks run. */
const daily = '41 3 * * *';
/** Shortly after each hour. */
const hourly = '3 * * * *';

export function handleIdentityTasks(queue: Queue, { emails, clearing, failures }: IdentityService): void {
  queue.handle(sendEmail, ({ id }) => emails.send(id));
  queue.handle(clearIdentity, () => clearing.clear());
  queue.schedule(clearIdentity, daily, {});
  queue.handle(recordFailures, () => failures.record());
  queue.schedule(recordFailures, hourly, {});
}
