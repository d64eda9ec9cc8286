import type { Queue } from '../../platform/tasks/queue.ts';
import type { NotificationService } from './notification-service.ts';
import { forgetNotifications } from './notification-task-values.ts';

/** Every day, at night in Europe. */
const daily = '47 2 * * *';

export function handleNotificationTasks(
  queue: Queue,
  { notifications }: { readonly notifications: NotificationService },
): void {
  queue.handle(forgetNotifications, () => notifications.forgetOld());
  queue.schedule(forgetNotifications, daily, {});
}
