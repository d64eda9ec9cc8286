import type {
  WebhookError,
  WebhookEventType,
  webhookDeliveryStates,
  webhookTestType,
} from '@winnow/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Addresses of an organization that are told of its events. */
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
    /** Why the product turned it off; `null` where it didn't. */
    disabledFor: text().$type<'gone' | 'failing'>(),
    /** Signs. Encrypted with a key of the installation. */
    sealedSecret: text().notNull(),
    /** Signs as well until `formerSecretUntil`. */
    formerSealedSecret: text(),
    formerSecretUntil: moment(),
    /** When it last took a delivery. */
    deliveredAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

/** What one endpoint is to be told, as it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for all endpoints and attempts, by which receivers know what they had already. */
    messageId: text().notNull(),
    eventType: text().$type<WebhookEventType | typeof webhookTestType>().notNull(),
    /** Ids, kinds and times: no words of a person. */
    payload: text().notNull(),
    state: text().$type<(typeof webhookDeliveryStates)[number]>().notNull(),
    attempts: integer().notNull(),
    /** 1 for what is sent by hand. */
    maxAttempts: integer().notNull(),
    /** `null` once it has ended. */
    nextAttemptAt: moment(),
    /** Until when an attempt may be under way. */
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

/** What came of each attempt. */
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
    /** HTTP status; `null` without an answer. */
    status: integer(),
    error: text().$type<WebhookError>(),
    /** The first 1,024 characters of the answer. */
    response: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] }), index().on(table.organizationId)],
);
