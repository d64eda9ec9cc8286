import type {
  WebhookError,
  WebhookEventType,
  webhookDeliveryStates,
  webhookTestType,
} from '@winnow/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Webhook endpoints of an organization. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    url: text().notNull(),
    description: text().notNull(),
    eventTypes: jsonb().$type<readonly WebhookEventType[]>().notNull(),
    isEnabled: boolean().notNull(),
    /** Why it was turned off automatically; `null` if it wasn't. */
    disabledFor: text().$type<'gone' | 'failing'>(),
    /** Signing secret, encrypted with a key of the installation. */
    sealedSecret: text().notNull(),
    /** Previous signing secret, also used until `formerSecretUntil`. */
    formerSealedSecret: text(),
    formerSecretUntil: moment(),
    /** When it last accepted a delivery. */
    deliveredAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

/** Deliveries to endpoints, with their payload. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for all endpoints and attempts, so that receivers recognize repeats. */
    messageId: text().notNull(),
    eventType: text().$type<WebhookEventType | typeof webhookTestType>().notNull(),
    /** Ids, kinds and times only: no text by or about people. */
    payload: text().notNull(),
    state: text().$type<(typeof webhookDeliveryStates)[number]>().notNull(),
    attempts: integer().notNull(),
    /** 1 for a delivery that was sent manually. */
    maxAttempts: integer().notNull(),
    /** `null` once it is delivered or has failed for good. */
    nextAttemptAt: moment(),
    /** End of the claim of an attempt in progress. */
    claimedUntil: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.endpointId, table.createdAt),
    index().on(table.state, table.nextAttemptAt),
    index().on(table.createdAt),
    index().on(table.organizationId),
  ],
);

/** Results of attempts. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    organizationId: organization(),
    at: moment().notNull(),
    tookMs: integer().notNull(),
    /** HTTP status; `null` without a response. */
    status: integer(),
    error: text().$type<WebhookError>(),
    /** The first 1,024 characters of the response. */
    response: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] }), index().on(table.organizationId)],
);
