import { randomUUID } from 'node:crypto';
import {
  type OrganizationId,
  type WebhookEventType,
  webhookRetrySeconds,
  type webhookTestType,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { type DeliveryRow, insertDeliveries, listEnabled } from './webhook-repository.ts';
import { deliverWebhooks } from './webhook-task-values.ts';

/** An event contains only ids and kinds; receivers read the rest through the API. */
export type WebhookEvent = {
  readonly type: WebhookEventType;
  readonly data: Readonly<Record<string, string | null>>;
};

export type WebhookEvents = {
  /** Queues deliveries to subscribed endpoints of an organization, in the transaction of the event. */
  add(
    transaction: Transaction,
    organizationId: OrganizationId,
    events: readonly WebhookEvent[],
  ): Promise<void>;
};

export function createWebhookEvents({
  clock,
  queue,
}: {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueueAll'>;
}): WebhookEvents {
  return {
    async add(transaction, organizationId, events) {
      if (events.length === 0) return;
      const endpoints = await listEnabled(transaction, organizationId);
      if (endpoints.length === 0) return;
      const now = clock.now();
      const rows = events.flatMap(({ type, data }) => {
        const message = newMessage(organizationId, type, data, now);
        return endpoints
          .filter(({ eventTypes }) => eventTypes.includes(type))
          .map(({ id }) => newDelivery(id, message, webhookRetrySeconds.length + 1));
      });
      await insertDeliveries(transaction, rows);
      const called = [...new Set(rows.map(({ endpointId }) => endpointId))];
      await queue.enqueueAll(
        transaction,
        deliverWebhooks,
        called.map((endpointId) => ({ payload: { endpointId } })),
      );
    },
  };
}

type Message = Pick<DeliveryRow, 'organizationId' | 'messageId' | 'eventType' | 'payload' | 'createdAt'>;

export function newMessage(
  organizationId: OrganizationId,
  eventType: WebhookEventType | typeof webhookTestType,
  data: WebhookEvent['data'],
  createdAt: Date,
): Message {
  const payload = JSON.stringify({
    type: eventType,
    timestamp: createdAt.toISOString(),
    data: { organizationId, ...data },
  });
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  return { organizationId, messageId, eventType, payload, createdAt };
}

export function newDelivery(endpointId: string, message: Message, maxAttempts: number): DeliveryRow {
  return {
    id: randomUUID(),
    endpointId,
    ...message,
    state: 'pending',
    attempts: 0,
    maxAttempts,
    nextAttemptAt: message.createdAt,
    claimedUntil: null,
  };
}
