import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Sends what is due to one endpoint. A failure is no error of the task: the delivery itself knows when it is next. */
export const deliverWebhooks = task({
  name: 'webhooks-deliver',
  payload: z.object({ endpointId: z.uuid() }),
  expireSeconds: 120,
});

/** Scheduled: enqueues the deliveries that are due, also if an earlier task for them was lost. */
export const sweepWebhooks = task({ name: 'webhooks-sweep', payload: z.object({}) });

/** Scheduled: removes deliveries past their retention. */
export const forgetWebhooks = task({ name: 'webhooks-forget', payload: z.object({}) });

/** Tells one owner or admin that an endpoint was turned off. */
export const notifyWebhookDisabled = task({
  name: 'webhooks-notify-disabled',
  payload: z.object({ endpointId: z.uuid(), userId: z.uuid() }),
});
