import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

/** Scheduled: removes notifications that are too old. */
export const forgetNotifications = task({ name: 'notifications-forget', payload: z.object({}) });

/** Sends the email of a notification that its reader wants immediately. */
export const sendNotification = task({
  name: 'notification-send',
  payload: z.object({ userId: z.uuid(), id: z.uuid(), orderId: z.uuid() }),
  ...overnight,
});

/** Scheduled: enqueues the digests that are due. */
export const queueDigests = task({ name: 'digests-queue', payload: z.object({}) });

/** Sends the digest of a day in the reader's time zone. */
export const sendDigest = task({
  name: 'digest-send',
  payload: z.object({ userId: z.uuid(), day: z.iso.date() }),
  ...overnight,
});
