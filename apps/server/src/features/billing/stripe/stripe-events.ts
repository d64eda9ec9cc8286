import { ApiError, sentenceInWords } from '@winnow/contracts';
import type Stripe from 'stripe';
import { type Clock, hourMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import { listLateAtProvider } from '../plans/subscription-repository.ts';
import { findEvent, keepEvent } from './payment-event-repository.ts';
import { idOf } from './stripe-calls.ts';
import type { StripePurchases } from './stripe-checkouts.ts';
import type { StripeInvoices } from './stripe-invoices.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';

export type StripeEvents = {
  /**
   * Takes a webhook event in Stripe's original bytes. Its object is fetched again, so events may come twice, late and
   * in any order: the final state is Stripe's.
   * @throws ApiError `bad-request` for an invalid signature, or one older than five minutes
   */
  take(body: string, signature: string): Promise<void>;
};

const toleranceSeconds = 300;

/**
 * Webhook events and what follows them: a subscription in `stripe-subscriptions.ts`, an invoice in `stripe-invoices.ts`,
 * a checkout in `stripe-checkouts.ts`, a payment in the last two. The route is in `billing-routes.ts`.
 */
export function createStripeEvents({
  database,
  clock,
  subscriptions,
  invoices,
  purchases,
  stripe: { client, webhookSecret },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
  readonly invoices: Pick<StripeInvoices, 'follow'>;
  readonly purchases: Pick<StripePurchases, 'follow'>;
  readonly stripe: StripeDependencies;
}): StripeEvents {
  return {
    async take(body, signature) {
      const event = read(body, signature);
      if (await findEvent(database, event.id)) return;
      await apply(event);
      // Stored last, so that an interrupted event is processed again; processing is idempotent.
      await keepEvent(database, { id: event.id, type: event.type, takenAt: clock.now() });
    },
  };

  function read(body: string, signature: string): Stripe.Event {
    try {
      const nowMs = clock.now().getTime();
      // Stripe's client only refuses old events: an event from the future would stay valid.
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
      if (sentAt - nowMs / 1000 > toleranceSeconds) throw new Error('The event is from the future.');
      return client.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        nowMs,
      );
    } catch (cause) {
      throw new ApiError(
        'bad-request',
        sentenceInWords('not-valid', 'Invalid or expired Stripe signature.'),
        {
          cause,
        },
      );
    }
  }

  async function apply(event: Stripe.Event): Promise<void> {
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed':
        return subscriptions.follow(event.data.object.id);
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return purchases.follow(event.data.object.id);
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible':
        return event.data.object.id ? invoices.follow(event.data.object.id) : undefined;
      case 'credit_note.created':
      case 'credit_note.voided':
        return invoices.follow(idOf(event.data.object.invoice));
      // A refund may still fail, and a dispute may be decided twice.
      case 'charge.refunded':
      case 'charge.refund.updated':
      case 'refund.created':
      case 'refund.failed':
      case 'refund.updated':
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated': {
        const { payment_intent: payment } = event.data.object;
        return payment ? followPayment(idOf(payment)) : undefined;
      }
    }
  }

  /** Syncs credits and invoices with a refunded or disputed payment. Idempotent. */
  async function followPayment(paymentId: string): Promise<void> {
    const { data: sessions } = await client.checkout.sessions.list({ payment_intent: paymentId });
    for (const { id } of sessions) await purchases.follow(id);
    const payment = { type: 'payment_intent', payment_intent: paymentId };
    const { data: paid } = await client.invoicePayments.list({ payment });
    for (const { invoice } of paid) await invoices.follow(idOf(invoice));
  }
}

/** Stripe reports a new period within minutes; it finalizes its invoice an hour later. */
const lateMs = 2 * hourMs;

/** Polls plans whose event from Stripe is overdue, such as after the server was off for days. */
export function createStripeCatchUp({
  database,
  clock,
  subscriptions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
}) {
  return {
    async run(): Promise<void> {
      const errors: unknown[] = [];
      const before = new Date(clock.now().getTime() - lateMs);
      for (const id of await listLateAtProvider(database, before)) {
        await subscriptions.follow(id).catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0)
        throw new AggregateError(errors, `Could not sync ${errors.length} plans with Stripe`);
    },
  };
}
