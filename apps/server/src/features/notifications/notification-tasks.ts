import type { Queue } from '../../platform/tasks/queue.ts';
import type { NotificationEmails } from './emails/notification-emails.ts';
import type { NotificationService } from './notification-service.ts';
import {
  forgetNotifications,
  queueDigests,
  sendDigest,
  sendNotification,
} from './notification-task-values.ts';
import type { PresenceService } from './presence/presence-service.ts';

/** Every day, at night in Europe. */
const daily = '47 2 * * *';
/** Offsets of time zones are multiples of 15 minutes. */
const everyQuarter = '*/15 * * * *';

export function handleNotificationTasks(
  queue: Queue,
  {
    notifications,
    notificationEmails,
    presence,
  }: {
    readonly notifications: NotificationService;
    readonly notificationEmails: NotificationEmails;
    readonly presence: Pick<PresenceService, 'forgetGone'>;
  },
): void {
  queue.handle(forgetNotifications, async () => {
    await notifications.forgetOld();
    await presence.forgetGone();
  });
  queue.handle(sendNotification, (order) => notificationEmails.sendAtOnce(order));
  queue.handle(queueDigests, () => notificationEmails.queueDigests());
  queue.handle(sendDigest, (order) => notificationEmails.sendDigest(order));
  queue.schedule(forgetNotifications, daily, {});
  queue.schedule(queueDigests, everyQuarter, {});
}
