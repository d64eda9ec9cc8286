import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import {
  ApiError,
  type Sentence,
  sentence,
  type Webhook,
  type WebhookDelivery,
  type WebhookEventType,
  webhookLimits,
  webhookTestType,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import { pageOf, placeInTime, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { isPublic, isTrustedHost } from '../../platform/http/outgoing/public-fetch.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import { createWebhookSecret } from './sign-webhook.ts';
import { newDelivery, newMessage } from './webhook-events.ts';
import {
  type AttemptRow,
  cancelDeliveries,
  changeEndpoint,
  type DeliveryRow,
  deleteEndpoint,
  type EndpointRow,
  findDelivery,
  findEndpoint,
  insertDeliveries,
  insertEndpoint,
  listAttempts,
  listDeliveries,
  listEndpoints,
  listLastDeliveries,
} from './webhook-repository.ts';
import { openWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';
import { deliverWebhooks } from './webhook-task-values.ts';

type Given = {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly WebhookEventType[];
};
type Change = { readonly [Field in keyof Given]?: Given[Field] | undefined } & {
  readonly isEnabled?: boolean | undefined;
};
type WithSecret = { readonly webhook: Webhook; readonly secret: string };

/** Webhook endpoints of an organization and their deliveries. Methods that take an id throw ApiError `not-found`. */
export type WebhookService = {
  list(member: Member): Promise<Webhook[]>;
  /** @throws ApiError `invalid` for an address that is not public, `no-room` */
  create(member: Member, given: Given): Promise<WithSecret>;
  change(member: Member, id: string, change: Change): Promise<Webhook>;
  remove(member: Member, id: string): Promise<void>;
  getSecret(member: Member, id: string): Promise<string>;
  rotate(member: Member, id: string): Promise<WithSecret>;
  sendTest(member: Member, id: string): Promise<WebhookDelivery>;
  listDeliveries(
    member: Member,
    id: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }>;
  redeliver(member: Member, id: string, deliveryId: string): Promise<WebhookDelivery>;
};

export function createWebhookService({
  database,
  clock,
  queue,
  audit,
  webhookHosts,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly webhookHosts: readonly string[];
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): WebhookService {
  async function get(on: Queryable, { organizationId }: Member, id: string): Promise<EndpointRow> {
    const found = await findEndpoint(on, organizationId, id);
    if (!found) throw new ApiError('not-found', 'There is no such webhook.');
    return found;
  }

  async function present(on: Queryable, rows: readonly EndpointRow[]): Promise<Webhook[]> {
    const last = await listLastDeliveries(
      on,
      rows.map(({ id }) => id),
    );
    const now = clock.now();
    return rows.map((row) => {
      const { id, url, description, eventTypes, isEnabled, disabledFor, formerSecretUntil } = row;
      const newest = last.find(({ endpointId }) => endpointId === id);
      const isOverlapping = formerSecretUntil !== null && formerSecretUntil > now;
      return {
        id,
        url,
        description,
        eventTypes: [...eventTypes],
        isEnabled,
        disabledFor,
        formerSecretUntil: isOverlapping ? formerSecretUntil.toISOString() : null,
        lastDelivery: newest ? { at: newest.at.toISOString(), state: newest.state } : null,
        createdAt: row.createdAt.toISOString(),
      };
    });
  }

  async function getPresented(on: Queryable, member: Member, id: string): Promise<Webhook> {
    const [presented] = await present(on, [await get(on, member, id)]);
    if (!presented) throw new Error('One row gives one webhook.');
    return presented;
  }

  const record = (on: Transaction, { organizationId, userId: actorId }: Member, action: string, id: string) =>
    audit.record(on, { action, actorId, subjectId: id, organizationId });

  const change = <Result>(
    member: Member,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (transaction) => {
      await lockOrganization(transaction, member.organizationId);
      return work(transaction);
    });

  async function send(transaction: Transaction, delivery: DeliveryRow): Promise<WebhookDelivery> {
    await insertDeliveries(transaction, [delivery]);
    await queue.enqueue(transaction, deliverWebhooks, { endpointId: delivery.endpointId });
    return presentDelivery(delivery, []);
  }

  return {
    list: async ({ organizationId }) => present(database, await listEndpoints(database, organizationId)),

    create: (member, given) =>
      change(member, async (transaction) => {
        const { organizationId, userId: createdBy } = member;
        const { url, description, eventTypes } = given;
        const checked = checkUrl(url, webhookHosts);
        const present = await listEndpoints(transaction, organizationId);
        if (present.length >= webhookLimits.endpoints)
          throw new ApiError('no-room', sentence('webhooks-full', { max: webhookLimits.endpoints }));
        const id = randomUUID();
        const secret = createWebhookSecret();
        await insertEndpoint(transaction, {
          id,
          organizationId,
          createdBy,
          url: checked,
          description,
          eventTypes: [...new Set(eventTypes)],
          isEnabled: true,
          disabledFor: null,
          sealedSecret: sealWebhookSecret(keys, id, secret),
          formerSealedSecret: null,
          formerSecretUntil: null,
          deliveredAt: null,
          createdAt: clock.now(),
        });
        await record(transaction, member, 'webhook-created', id);
        return { webhook: await getPresented(transaction, member, id), secret };
      }),

    change: (member, id, { url, description, eventTypes, isEnabled }) =>
      change(member, async (transaction) => {
        await get(transaction, member, id);
        const changes: Partial<EndpointRow> = {
          ...(url !== undefined && { url: checkUrl(url, webhookHosts) }),
          ...(description !== undefined && { description }),
          ...(eventTypes && { eventTypes: [...new Set(eventTypes)] }),
          ...(isEnabled !== undefined && { isEnabled, disabledFor: null }),
        };
        if (Object.keys(changes).length > 0) {
          await changeEndpoint(transaction, id, changes);
          if (isEnabled === false) await cancelDeliveries(transaction, id);
          await record(transaction, member, 'webhook-changed', id);
        }
        return getPresented(transaction, member, id);
      }),

    remove: (member, id) =>
      change(member, async (transaction) => {
        await get(transaction, member, id);
        await deleteEndpoint(transaction, id);
        await record(transaction, member, 'webhook-deleted', id);
      }),

    async getSecret(member, id) {
      const { sealedSecret } = await get(database, member, id);
      return openWebhookSecret(keys, id, sealedSecret);
    },

    rotate: (member, id) =>
      change(member, async (transaction) => {
        const { sealedSecret } = await get(transaction, member, id);
        const secret = createWebhookSecret();
        await changeEndpoint(transaction, id, {
          sealedSecret: sealWebhookSecret(keys, id, secret),
          formerSealedSecret: sealedSecret,
          formerSecretUntil: new Date(clock.now().getTime() + (webhookLimits.overlapHours / 24) * dayMs),
        });
        await record(transaction, member, 'webhook-secret-rotated', id);
        return { webhook: await getPresented(transaction, member, id), secret };
      }),

    sendTest: (member, id) =>
      database.transaction(async (transaction) => {
        await get(transaction, member, id);
        const message = newMessage(member.organizationId, webhookTestType, {}, clock.now());
        return send(transaction, newDelivery(id, message, 1));
      }),

    async listDeliveries(member, id, { cursor, limit }) {
      await get(database, member, id);
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const rows = await listDeliveries(database, id, { after, limit });
      const { shown, nextCursor } = pageOf(rows, limit, placeInTime);
      const attempts = await listAttempts(
        database,
        shown.map((row) => row.id),
      );
      return { deliveries: shown.map((row) => presentDelivery(row, attempts)), nextCursor };
    },

    redeliver: (member, id, deliveryId) =>
      database.transaction(async (transaction) => {
        await get(transaction, member, id);
        const found = await findDelivery(transaction, id, deliveryId);
        if (!found) throw new ApiError('not-found', 'There is no such delivery.');
        const { messageId, eventType, payload } = found;
        const { organizationId } = member;
        const message = { organizationId, messageId, eventType, payload, createdAt: clock.now() };
        return send(transaction, newDelivery(id, message, 1));
      }),
  };
}

/** Host names are resolved at every attempt; only what the URL itself shows is checked here. */
function checkUrl(given: string, hosts: readonly string[]): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const refuse = (words: Sentence) => new ApiError('invalid', words, { errors: { url: [words] } });
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw refuse(sentence('webhook-url-invalid'));
  if (url.username || url.password || url.hash) throw refuse(sentence('webhook-url-invalid'));
  if (isTrustedHost(url, hosts)) return url.href;
  if (url.protocol !== 'https:') throw refuse(sentence('https-required'));
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  if (isLocal || (isIP(host) !== 0 && !isPublic(host))) throw refuse(sentence('webhook-url-private'));
  return url.href;
}

function presentDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery {
  const { id, messageId, eventType, state, payload, createdAt, nextAttemptAt } = row;
  return {
    id,
    messageId,
    eventType,
    state,
    payload,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === id)
      .map(({ number, at, tookMs, status, error, response }) => ({
        number,
        at: at.toISOString(),
        tookMs,
        status,
        error,
        response,
      })),
  };
}
