import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';

/** The events of webhooks. Each is described in docs/webhooks.md. */
export const webhookEventTypes = [
  'run.started',
  'run.finished',
  'run.failed',
  'run.canceled',
  'analysis.scored',
  'decision.changed',
  'person.added',
  'person.merged',
  'person.deleted',
  'application.received',
  'credits.low',
  'credits.spent',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent only on request of a member, to any endpoint. */
export const webhookTestType = 'webhook.test';

export const webhookLimits = {
  endpoints: 10,
  urlMax: 2_000,
  descriptionMax: 200,
  /** Hours for which the previous secret still signs, too. */
  overlapHours: 24,
  /** Days that deliveries are kept. */
  keptDays: 30,
  page: 25,
} as const;

/** Seconds before each retry: the last one leaves 75 hours and 35 minutes after the first attempt. */
export const webhookRetrySeconds = [
  5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const satisfies readonly number[];

export const webhookDeliveryStates = ['pending', 'delivered', 'failed', 'canceled'] as const;

/** Why an endpoint did not respond. */
export const webhookErrors = ['address', 'timeout', 'name', 'certificate', 'connection'] as const;
export type WebhookError = (typeof webhookErrors)[number];

const moment = z.iso.datetime();

const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    eventTypes: z.array(z.enum(webhookEventTypes)),
    isEnabled: z.boolean(),
    disabledFor: z.enum(['gone', 'failing']).nullable().meta({
      description:
        '`gone`: it responded with 410; `failing`: the last retry failed; null if it wasn’t turned off automatically.',
    }),
    formerSecretUntil: moment
      .nullable()
      .meta({ description: 'Time until which the previous secret also signs.' }),
    lastDelivery: z.object({ at: moment, state: z.enum(webhookDeliveryStates) }).nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

const attempt = z.object({
  number: z.int(),
  at: moment,
  tookMs: z.int(),
  status: z.int().nullable().meta({ description: 'HTTP status; null without a response.' }),
  error: z.enum(webhookErrors).nullable(),
  response: z.string().meta({ description: 'First 1,024 characters of the response.' }),
});

const delivery = z
  .object({
    id: z.uuid(),
    messageId: z.string().meta({ description: 'The header `webhook-id`, the same in all attempts.' }),
    eventType: z.enum([...webhookEventTypes, webhookTestType]),
    state: z.enum(webhookDeliveryStates),
    payload: z.string().meta({ description: 'The body as signed.' }),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    attempts: z.array(attempt),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

const url = z
  .string()
  .trim()
  .min(1, 'Enter the URL of your endpoint.')
  .max(webhookLimits.urlMax, `Keep the URL under ${webhookLimits.urlMax} characters.`);
const description = z
  .string()
  .trim()
  .max(
    webhookLimits.descriptionMax,
    `Keep the description under ${webhookLimits.descriptionMax} characters.`,
  );
const eventTypes = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Choose at least one event.')
  .max(webhookEventTypes.length);

const common = { access: 'signed-in', permission: 'organization.manage' } as const;
const ofWebhook = { id: rowId };

export const listWebhooks = endpoint({
  ...common,
  method: 'GET',
  path: '/webhooks',
  summary: 'Webhook endpoints of the organization, oldest first.',
  output: z.object({ webhooks: z.array(webhook) }),
});

export const createWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks',
  summary: `Add a webhook endpoint, at most ${webhookLimits.endpoints}. Its secret signs the messages sent to it.`,
  input: z.object({ url, description: description.default(''), eventTypes }),
  output: z.object({ webhook, secret: z.string() }),
  limitPerMinute: 20,
  limitPerDay: 100,
});

export const updateWebhook = endpoint({
  ...common,
  method: 'PATCH',
  path: '/webhooks/{id}',
  summary: 'Change a webhook endpoint. Turning it off cancels its pending deliveries.',
  input: z.object({
    ...ofWebhook,
    url: url.optional(),
    description: description.optional(),
    eventTypes: eventTypes.optional(),
    isEnabled: z.boolean().optional(),
  }),
  output: webhook,
  limitPerMinute: 60,
});

export const deleteWebhook = endpoint({
  ...common,
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Delete an endpoint and its delivery log.',
  input: z.object(ofWebhook),
  output: z.object({ id: z.uuid() }),
});

export const getWebhookSecret = endpoint({
  ...common,
  method: 'GET',
  path: '/webhooks/{id}/secret',
  summary: 'The signing secret of a webhook endpoint.',
  input: z.object(ofWebhook),
  output: z.object({ secret: z.string() }),
  limitPerMinute: 30,
});

export const rotateWebhookSecret = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{id}/secret',
  summary: `Replace the secret. The old one also signs for another ${webhookLimits.overlapHours} hours.`,
  input: z.object(ofWebhook),
  output: z.object({ webhook, secret: z.string() }),
  limitPerMinute: 10,
  limitPerDay: 50,
});

export const sendTestWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{id}/test',
  summary: 'Send a test event, once and without retries.',
  input: z.object(ofWebhook),
  output: delivery,
  limitPerMinute: 10,
  limitPerDay: 200,
});

export const listWebhookDeliveries = endpoint({
  ...common,
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: `Deliveries to an endpoint in the last ${webhookLimits.keptDays} days, newest first.`,
  input: z.object({
    ...ofWebhook,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(webhookLimits.page),
  }),
  output: z.object({ deliveries: z.array(delivery), nextCursor: z.string().nullable() }),
});

export const redeliverWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  summary: 'Send a delivery again, with the same id and payload, once and without retries.',
  input: z.object({ ...ofWebhook, deliveryId: rowId }),
  output: delivery,
  limitPerMinute: 30,
  limitPerDay: 500,
});
