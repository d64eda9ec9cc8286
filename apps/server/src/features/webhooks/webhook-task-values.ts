import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/**
 * Sends the deliveries that are due to one endpoint. A failed delivery doesn't fail the task: it has its own schedule
 * of retries.
 */
export const deliverWebhooks = task({
  name: 'webhooks-deliver',
  payload: z.object({ endpointId: z.uuid() }),
  expireSeconds: 120,
});

/** Scheduled: enqueues due deliveries, even if an earlier task for them was lost. */
export const sweepWebhooks = task({ name: 'webhooks-sweep', payload: z.object({}) });

/** Scheduled: removes deliveries past their retention. */
export const forgetWebhooks = task({ name: 'webhooks-forget', payload: z.object({}) });

/** Emails one owner or admin that an endpoint was turned off. */
export const notifyWebhookDisabled = task({
  name: 'webhooks-notify-disabled',
  payload: z.object({ endpointId: z.uuid(), userId: z.uuid() }),
});
