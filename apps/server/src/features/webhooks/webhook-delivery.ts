import { type WebhookError, webhookLimits, webhookRetrySeconds } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AddressNotPublic, type PublicFetch } from '../../platform/http/outgoing/public-fetch.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import { signWebhook } from './sign-webhook.ts';
import {
  type AttemptRow,
  cancelDeliveries,
  changeEndpoint,
  claimDelivery,
  type DeliveryRow,
  deleteDeliveriesBefore,
  type EndpointRow,
  endAttempt,
  findEndpointToCall,
  forgetClaims,
  insertAttempt,
  listDueEndpoints,
  listManagers,
} from './webhook-repository.ts';
import { openWebhookSecret } from './webhook-secret.ts';
import { deliverWebhooks, notifyWebhookDisabled } from './webhook-task-values.ts';

export type WebhookDelivering = {
  /** Sends the deliveries that are due to an endpoint. @throws Postponed if more are due soon */
  deliver(endpointId: string): Promise<void>;
  /** Queues all endpoints with due deliveries, so that nothing depends on a lost task. */
  sweep(): Promise<void>;
  /** Releases all claims; called at start if only this process can have any. */
  forgetClaims(): Promise<void>;
  forgetOld(): Promise<void>;
};

/** Milliseconds of a claim: longer than any request takes. */
const claimMs = 30_000;
/** Maximum concurrent requests to one endpoint. */
const atOnce = 4;
/** Milliseconds after which other endpoints get their turn. */
const turnMs = 20_000;
/** Seconds within which the task itself waits; later deliveries are found by the sweep of each minute. */
const soonSeconds = 60;
const maxResponse = 1_024;

type Outcome = Pick<AttemptRow, 'status' | 'error' | 'response'>;

export function createWebhookDelivering({
  database,
  clock,
  queue,
  audit,
  fetch,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly fetch: PublicFetch;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): WebhookDelivering {
  async function call(endpoint: EndpointRow, delivery: DeliveryRow, at: Date): Promise<Outcome> {
    const { id, sealedSecret, formerSealedSecret, formerSecretUntil } = endpoint;
    const former = formerSecretUntil && formerSecretUntil > at ? formerSealedSecret : null;
    const secrets = [sealedSecret, ...(former ? [former] : [])].map((sealed) =>
      openWebhookSecret(keys, id, sealed),
    );
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Winnow-Webhooks/1.0',
      ...signWebhook(delivery, secrets, at),
    };
    try {
      const answer = await fetch(endpoint.url, { method: 'POST', headers, body: delivery.payload });
      const text = await answer.text();
      return {
        status: answer.status,
        error: null,
        // The database stores no null characters.
        response: text.replaceAll('\0', '').slice(0, maxResponse).toWellFormed(),
      };
    } catch (error) {
      return { status: null, error: errorOf(error), response: '' };
    }
  }

  async function settle(
    transaction: Transaction,
    { endpoint, delivery, outcome, at }: Attempt,
  ): Promise<number | null> {
    const { id, organizationId } = delivery;
    const number = delivery.attempts + 1;
    const now = clock.now();
    const tookMs = Math.max(0, now.getTime() - at.getTime());
    await insertAttempt(transaction, { deliveryId: id, number, organizationId, at, tookMs, ...outcome });
    const { status } = outcome;
    if (status !== null && status >= 200 && status < 300) {
      await endAttempt(transaction, id, { attempts: number, state: 'delivered', nextAttemptAt: null });
      await changeEndpoint(transaction, endpoint.id, { deliveredAt: now });
      return null;
    }
    const wait = number < delivery.maxAttempts ? webhookRetrySeconds[number - 1] : undefined;
    if (status === 410 || wait === undefined) {
      await endAttempt(transaction, id, { attempts: number, state: 'failed', nextAttemptAt: null });
      if (status === 410) await disable(transaction, endpoint, 'gone');
      // A single rejected message doesn't turn off an endpoint that accepts others.
      else if (delivery.maxAttempts > 1 && !hasTakenSince(endpoint, delivery.createdAt))
        await disable(transaction, endpoint, 'failing');
      return null;
    }
    const nextAttemptAt = new Date(now.getTime() + wait * 1_000);
    await endAttempt(transaction, id, { attempts: number, nextAttemptAt });
    return wait;
  }

  async function disable(
    transaction: Transaction,
    { id: endpointId, organizationId, isEnabled }: EndpointRow,
    disabledFor: 'gone' | 'failing',
  ): Promise<void> {
    await cancelDeliveries(transaction, endpointId);
    if (!isEnabled) return;
    await changeEndpoint(transaction, endpointId, { isEnabled: false, disabledFor });
    await audit.record(transaction, {
      action: 'webhook-disabled',
      actorId: null,
      subjectId: endpointId,
      organizationId,
    });
    for (const userId of await listManagers(transaction, organizationId))
      await queue.enqueue(transaction, notifyWebhookDisabled, { endpointId, userId });
  }

  return {
    async deliver(endpointId) {
      const begun = Date.now();
      let again: number | null = null;
      while (Date.now() - begun < turnMs) {
        const at = clock.now();
        const until = new Date(at.getTime() + claimMs);
        const delivery = await claimDelivery(database, endpointId, { now: at, until, atOnce });
        if (!delivery) {
          if (again !== null && again <= soonSeconds) throw new Postponed(again);
          return;
        }
        const found = await findEndpointToCall(database, endpointId);
        if (!found) return cancelDeliveries(database, endpointId);
        const outcome = await call(found.endpoint, delivery, at);
        again = await database.transaction(async (transaction) => {
          // The current state: the endpoint may have been changed, or may have accepted another delivery.
          const current = await findEndpointToCall(transaction, endpointId);
          if (!current) return null;
          return settle(transaction, { endpoint: current.endpoint, delivery, outcome, at });
        });
      }
      throw new Postponed(1);
    },

    async sweep() {
      const due = await listDueEndpoints(database, clock.now());
      await database.transaction(async (transaction) => {
        for (const endpointId of due) await queue.enqueue(transaction, deliverWebhooks, { endpointId });
      });
    },

    forgetClaims: () => forgetClaims(database),

    forgetOld: () =>
      deleteDeliveriesBefore(database, new Date(clock.now().getTime() - webhookLimits.keptDays * dayMs)),
  };
}

type Attempt = {
  readonly endpoint: EndpointRow;
  readonly delivery: DeliveryRow;
  readonly outcome: Outcome;
  readonly at: Date;
};

function hasTakenSince({ deliveredAt }: EndpointRow, since: Date): boolean {
  return deliveredAt !== null && deliveredAt >= since;
}

function errorOf(error: unknown): WebhookError {
  if (error instanceof AddressNotPublic) return 'address';
  const { name = '', code = '' } = error as { name?: string; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  return /CERT|TLS|SSL|SIGN|ISSUER/.test(String(code)) ? 'certificate' : 'connection';
}
