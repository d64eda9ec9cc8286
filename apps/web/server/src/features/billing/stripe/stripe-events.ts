import { ApiError, creditsByTopUp, topUpIds } from '@winnow/contracts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeGround } from '../../../platform/payments/stripe-client.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { findEvent, keepEvent } from '../payment-event-repository.ts';
import { findOwnerOfCustomer } from '../subscription-repository.ts';
import type { StripeBills } from './stripe-bills.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';
import { idOf } from './stripe-values.ts';

export type StripeEvents = {
  /**
   * Takes a notice as Stripe sent it. What it speaks of is asked for anew, so notices may come twice, late and in
   * any order: what stands in the end is what Stripe says in the end.
   * @throws ApiError `bad-request` for one that is not Stripe's, or older than five minutes
   */
  take(body: string, signature: string): Promise<void>;
};

const toleranceSeconds = 300;

export function createStripeEvents({
  database,
  clock,
  log,
  credits,
  subscriptions,
  bills,
  stripe: { client, webhookSecret },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: Pick<CreditService, 'grant'>;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
  readonly bills: Pick<StripeBills, 'follow'>;
  readonly stripe: StripeGround;
}): StripeEvents {
  return {
    async take(body, signature) {
      const event = read(body, signature);
      if (await findEvent(database, event.id)) return;
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
        return subscriptions.follow(event.data.object.id);
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return followCheckout(event.data.object.id);
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible':
        return event.data.object.id ? bills.follow(event.data.object.id) : undefined;
      case 'credit_note.created':
        return bills.follow(idOf(event.data.object.invoice));
    }
  }

  async function followCheckout(id: string): Promise<void> {
    const session = await client.checkout.sessions.retrieve(id);
    if (session.mode === 'subscription' && session.subscription) {
      return subscriptions.follow(idOf(session.subscription));
    }
    const topUpId = topUpIds.find((each) => each === session.metadata?.['topUpId']);
    // `no_payment_required` is the price of an installation that asks for none.
    if (session.payment_status === 'unpaid' || !topUpId || !session.customer) return;
    const ownerId = await findOwnerOfCustomer(database, idOf(session.customer));
    if (!ownerId) return log.warn({ session: id }, 'a payment of nobody here');
    // How many credits a pack has is ours to say, whatever the notice holds.
    const gift = { credits: creditsByTopUp[topUpId], reason: 'bought', key: `stripe:${id}` } as const;
    await database.transaction((transaction) => credits.grant(transaction, ownerId, gift));
  }
}
