import type { OrganizationId } from '@winnow/contracts';
import type Stripe from 'stripe';
import type * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { type endUnpaidPlan, withdrawSubscription } from '../billing-task-values.ts';
import {
  findOwnerOfCustomer,
  lockSubscription,
  removeSubscription,
  saveSynced,
} from '../plans/subscription-repository.ts';
import { keepEvent, listEvents } from './payment-event-repository.ts';
import { fromSeconds, idOf, unlessGone } from './stripe-calls.ts';

export type StripeSubscriptions = ReturnType<typeof createStripeSubscriptions>;

/** Why an order is refused: a running plan, an unpaid invoice, an unfinished payment. */
export type Standing = 'nothing' | 'runs' | 'unpaid' | 'under-way';

/** States in which a subscription gives its plan; `past_due` keeps it while Stripe retries the payment. */
const running: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];
/** States of an ended subscription that becomes active again once its invoice is paid or a card is added. */
const mayComeBack: readonly Stripe.Subscription.Status[] = ['unpaid', 'paused'];
const over: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired', ...mayComeBack];

const endedKey = (id: string) => `ended:${id}`;
const isRunning = ({ status }: Stripe.Subscription) => running.includes(status);

/**
 * Plans at Stripe, synced to ours, and ended there. A user has one plan: the task that ends a duplicate is queued here
 * and done in `stripe-invoices.ts`, which refunds it. Events that lead here are in `stripe-events.ts`.
 */
export function createStripeSubscriptions({
  database,
  clock,
  log,
  queue,
  credits,
  audit,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly credits: Pick<CreditService, 'changePlan'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly stripe: StripeDependencies;
}) {
  return {
    follow,

    /** Checks at Stripe, since its events may still be on their way, and syncs an active plan. */
    async lookAt(customerId: string): Promise<Standing> {
      const listed = await list(customerId);
      const settled = await listEvents(database, listed.flatMap(keysOf));
      const live = listed.filter((each) => !keysOf(each).some((key) => settled.has(key)));
      const runs = live.find(isRunning);
      if (runs) await follow(runs.id);
      if (runs) return 'runs';
      if (live.some(({ status }) => mayComeBack.includes(status))) return 'unpaid';
      return live.some(({ status }) => !over.includes(status)) ? 'under-way' : 'nothing';
    },

    /** Ends a plan whose payment a bank took back: at Stripe, so that nothing more is charged, and here. Idempotent. */
    async end({ subscriptionId }: z.output<typeof endUnpaidPlan.payload>): Promise<void> {
      await endAtStripe(client, subscriptionId);
      await follow(subscriptionId);
    },
  };

  /** Syncs the plan from Stripe's current subscription and its duplicates: in any order, any number of times. */
  async function follow(id: string): Promise<void> {
    const syncedAt = clock.now();
    const subscription = await client.subscriptions.retrieve(id);
    const customerId = idOf(subscription.customer);
    const organizationId = await findOwnerOfCustomer(database, customerId);
    if (!organizationId) return log.warn({ subscription: id }, 'a subscription of an unknown customer');
    const isOver = over.includes(subscription.status);
    if (!isOver && !isRunning(subscription)) return;
    const candidates = (await list(customerId)).filter(isRunning);
    await database.transaction(async (transaction) => {
      if (isOver) await recordEnd(transaction, organizationId, subscription, syncedAt);
      await keepOne(transaction, organizationId, candidates, syncedAt);
    });
  }

  async function list(customer: string): Promise<Stripe.Subscription[]> {
    // Canceled ones are left out. One page is enough.
    const { data } = await client.subscriptions.list({ customer, limit: 100 });
    return data;
  }

  async function recordEnd(
    transaction: Transaction,
    organizationId: OrganizationId,
    { id, status }: Stripe.Subscription,
    takenAt: Date,
  ): Promise<void> {
    const known = await lockSubscription(transaction, organizationId);
    if (!mayComeBack.includes(status)) {
      await keepEvent(transaction, { id: endedKey(id), type: 'subscription-ended', takenAt });
    }
    if (known?.providerId !== id) return;
    await removeSubscription(transaction, organizationId);
    await credits.changePlan(transaction, organizationId, 'free');
  }

  /**
   * The oldest subscription is the plan, in whatever order events arrive; a plan by contract takes precedence over all.
   */
  async function keepOne(
    transaction: Transaction,
    organizationId: OrganizationId,
    candidates: readonly Stripe.Subscription[],
    syncedAt: Date,
  ): Promise<void> {
    const known = await lockSubscription(transaction, organizationId);
    const settled = await listEvents(transaction, candidates.flatMap(keysOf));
    const live = candidates
      .filter((each) => !keysOf(each).some((key) => settled.has(key)))
      .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
    const contract = known?.source === 'operator' ? known : null;
    const kept = contract ? null : live[0];
    const since = contract?.periodStart ?? fromSeconds(kept?.created ?? 0);
    for (const each of live) {
      if (each === kept) continue;
      await withdraw(transaction, organizationId, each.id, { since, at: syncedAt, keptId: kept?.id ?? null });
    }
    if (!kept) return;
    const row = { ...rowOf(kept), organizationId, syncedAt, updatedAt: syncedAt };
    if (await saveSynced(transaction, row)) await credits.changePlan(transaction, organizationId, 'pro');
  }

  async function withdraw(
    transaction: Transaction,
    organizationId: OrganizationId,
    subscriptionId: string,
    { since, at, keptId }: { readonly since: Date; readonly at: Date; readonly keptId: string | null },
  ): Promise<void> {
    const mark = { id: surplusKey(subscriptionId), type: 'subscription-surplus', takenAt: at };
    if (!(await keepEvent(transaction, mark))) return;
    const details = { subscriptionId, keptId };
    const of = { actorId: null, subjectId: organizationId, organizationId };
    const event = { action: 'subscription-withdrawn', ...of, details };
    await audit.record(transaction, event);
    const work = { ownerId: organizationId, subscriptionId, since: since.toISOString() };
    await queue.enqueue(transaction, withdrawSubscription, work);
  }
}

/** Ends a subscription at once and without a proration, which would become a credit for later invoices. Idempotent. */
export async function endAtStripe(client: Stripe, id: string): Promise<void> {
  const { status } = await client.subscriptions.retrieve(id);
  if (status !== 'canceled') await unlessGone(client.subscriptions.cancel(id, { prorate: false }));
}

/** The key of the event which records that a subscription is a duplicate. */
export function surplusKey(subscriptionId: string): string {
  return `surplus:${subscriptionId}`;
}

function keysOf({ id }: Stripe.Subscription): [string, string] {
  return [endedKey(id), surplusKey(id)];
}

/** When a subscription renews or ends. A set end date may lie within a period or after it. */
export function periodEndOf({ cancel_at: day, items }: Stripe.Subscription): Date | null {
  const end = day ?? items.data[0]?.current_period_end;
  return end ? fromSeconds(end) : null;
}

function rowOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  return {
    plan: 'pro',
    source: 'stripe',
    status: subscription.status === 'past_due' ? 'past-due' : 'active',
    periodStart: fromSeconds(item?.current_period_start ?? subscription.created),
    periodEnd: periodEndOf(subscription),
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    renewalDay: null,
    providerId: subscription.id,
  } as const;
}
