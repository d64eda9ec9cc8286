import { randomUUID } from 'node:crypto';
import { ApiError, creditsByTopUp, topUpIds } from '@winnow/contracts';
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { StripeGround } from '../../platform/payments/stripe-client.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { saveProviderInvoice } from './invoice-repository.ts';
import { hasEvent, keepEvent } from './payment-event-repository.ts';
import {
  findOwnerOfCustomer,
  lockSubscription,
  removeSubscription,
  saveSynced,
} from './subscription-repository.ts';

export type StripeEvents = {
  /**
   * Takes a notice as Stripe sent it. What it speaks of is asked for anew, so notices may come twice, late and in
   * any order: what stands in the end is what Stripe says in the end.
   * @throws ApiError `bad-request` for one that is not Stripe's, or older than five minutes
   */
  take(body: string, signature: string): Promise<void>;
};

const toleranceSeconds = 300;

/** A subscription that gives its plan; `past_due` keeps it while Stripe tries again. */
const running: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];
const over: readonly Stripe.Subscription.Status[] = ['canceled', 'unpaid', 'incomplete_expired'];
/** One that is over and comes back when its bill is paid after all. */
const mayComeBack: Stripe.Subscription.Status = 'unpaid';

export function createStripeEvents({
  database,
  clock,
  log,
  credits,
  stripe: { client, webhookSecret },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: Pick<CreditService, 'changePlan' | 'grant'>;
  readonly stripe: StripeGround;
}): StripeEvents {
  return {
    async take(body, signature) {
      const event = read(body, signature);
      if (await hasEvent(database, event.id)) return;
      await apply(event);
      // Kept last: what was interrupted is taken again, and taking it twice does no harm.
      await keepEvent(database, { id: event.id, type: event.type, takenAt: clock.now() });
    },
  };

  function read(body: string, signature: string): Stripe.Event {
    try {
      const nowMs = clock.now().getTime();
      // Stripe's client looks at the age alone: a notice from the future would never grow old.
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
      if (sentAt - nowMs / 1000 > toleranceSeconds) throw new Error('The notice is from the future.');
      return client.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        nowMs,
      );
    } catch (cause) {
      throw new ApiError('bad-request', 'This is no notice of Stripe’s, or an old one.', { cause });
    }
  }

  async function apply(event: Stripe.Event): Promise<void> {
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed':
        return followSubscription(event.data.object.id);
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return followCheckout(event.data.object.id);
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible':
        return event.data.object.id ? followInvoice(event.data.object.id) : undefined;
    }
  }

  async function followSubscription(id: string): Promise<void> {
    const syncedAt = clock.now();
    const subscription = await client.subscriptions.retrieve(id);
    const ownerId = await findOwnerOfCustomer(database, idOf(subscription.customer));
    if (!ownerId) return log.warn({ subscription: id }, 'a subscription of nobody here');
    const ended = `ended:${id}`;
    await database.transaction(async (transaction) => {
      const known = await lockSubscription(transaction, ownerId);
      if (known?.source === 'operator') return;
      if (over.includes(subscription.status)) {
        if (subscription.status !== mayComeBack) {
          await keepEvent(transaction, { id: ended, type: 'subscription-ended', takenAt: syncedAt });
        }
        if (known?.providerId !== id) return;
        await removeSubscription(transaction, ownerId);
        await credits.changePlan(transaction, ownerId, 'free');
      } else if (running.includes(subscription.status) && !(await hasEvent(transaction, ended))) {
        const saved = await saveSynced(transaction, {
          ...rowOf(subscription),
          ownerId,
          syncedAt,
          updatedAt: syncedAt,
        });
        if (saved) await credits.changePlan(transaction, ownerId, 'pro');
      }
    });
  }

  async function followCheckout(id: string): Promise<void> {
    const session = await client.checkout.sessions.retrieve(id);
    if (session.mode === 'subscription' && session.subscription) {
      return followSubscription(idOf(session.subscription));
    }
    const topUpId = topUpIds.find((each) => each === session.metadata?.['topUpId']);
    if (session.payment_status !== 'paid' || !topUpId || !session.customer) return;
    const ownerId = await findOwnerOfCustomer(database, idOf(session.customer));
    if (!ownerId) return log.warn({ session: id }, 'a payment of nobody here');
    // How many credits a pack has is ours to say, whatever the notice holds.
    const gift = { credits: creditsByTopUp[topUpId], reason: 'bought', key: `stripe:${id}` } as const;
    await database.transaction((transaction) => credits.grant(transaction, ownerId, gift));
  }

  async function followInvoice(id: string): Promise<void> {
    const bill = await client.invoices.retrieve(id);
    const state = stateOf(bill);
    if (!state || !bill.customer) return;
    const ownerId = await findOwnerOfCustomer(database, idOf(bill.customer));
    if (!ownerId) return log.warn({ invoice: id }, 'a bill of nobody here');
    const { paid_at: paidAt } = bill.status_transitions;
    const isOfPlan = bill.parent?.type === 'subscription_details';
    await saveProviderInvoice(database, {
      id: randomUUID(),
      ownerId,
      number: bill.number ?? id,
      state,
      kind: isOfPlan ? 'plan' : 'top-up',
      description: bill.lines.data[0]?.description ?? 'Winnow',
      amount: bill.total,
      currency: bill.currency.toUpperCase(),
      taxRate: 0,
      issuer: null,
      corrects: null,
      // What was bought comes with the checkout.
      credits: 0,
      periodStart: isOfPlan ? fromSeconds(bill.period_start) : null,
      periodEnd: isOfPlan ? fromSeconds(bill.period_end) : null,
      issuedAt: fromSeconds(bill.created),
      dueAt: fromSeconds(bill.due_date ?? bill.created),
      paidAt: paidAt ? fromSeconds(paidAt) : null,
      providerId: id,
      payUrl: state === 'open' ? (bill.hosted_invoice_url ?? null) : null,
    });
  }
}

function rowOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  return {
    plan: 'pro',
    source: 'stripe',
    status: subscription.status === 'past_due' ? 'past-due' : 'active',
    periodStart: fromSeconds(item?.current_period_start ?? subscription.created),
    periodEnd: item ? fromSeconds(item.current_period_end) : null,
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    turnDay: null,
    providerId: subscription.id,
  } as const;
}

function stateOf({ status }: Stripe.Invoice): 'open' | 'paid' | 'void' | null {
  if (status === 'open') return 'open';
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'void' : null;
}

function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
