import { ApiError, type PriceList, type TopUpId } from '@winnow/contracts';
import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import { paymentUnderWay, planUnpaid } from '../payments/refusals.ts';
import type { Payer, WayToPay } from '../payments/way-to-pay.ts';
import {
  findCustomer,
  findSubscription,
  keepCustomer,
  updateSubscription,
} from '../plans/subscription-repository.ts';
import { asked, unanswered, unlessGone } from './ask-stripe.ts';
import type { StripeCheckouts } from './stripe-checkouts.ts';
import { endOfGift, orderOfPack, orderOfPro } from './stripe-orders.ts';
import { periodEndOf, type StripeSubscriptions } from './stripe-subscriptions.ts';

/** Cards are entered at Stripe, never here; what was paid, its notices say (`stripe-events.ts`). */
export function createPayByStripe({
  database,
  clock,
  siteUrl,
  prices,
  checkouts,
  subscriptions,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly prices: PriceList;
  readonly checkouts: Pick<StripeCheckouts, 'keepNewest' | 'close'>;
  readonly subscriptions: Pick<StripeSubscriptions, 'lookAt' | 'follow'>;
  readonly stripe: StripeDependencies;
}): WayToPay {
  const backTo = (outcome: string) => `${siteUrl}/billing?checkout=${outcome}`;

  return {
    kind: 'stripe',

    async subscribe(payer, idempotencyKey) {
      const customer = await getCustomer(payer);
      if (await runsAlready(customer)) return null;
      const trialEnd = endOfGift(await findSubscription(database, payer.ownerId), clock.now());
      const order = orderOfPro(prices, payer.ownerId, trialEnd);
      const { id, url } = await checkOut(payer, customer, idempotencyKey, order);
      const page = await asked(checkouts.keepNewest(payer.ownerId, id));
      if (page === 'open') return url;
      if (page === 'closed') throw new ApiError('conflict', 'Pro was ordered once more since. Go on there.');
      if (await runsAlready(customer)) return null;
      throw paymentUnderWay();
    },

    async topUp(payer, topUpId: TopUpId, idempotencyKey) {
      const order = orderOfPack(prices, topUpId);
      const { url } = await checkOut(payer, await getCustomer(payer), idempotencyKey, order);
      return url;
    },

    async setEnd(subscription, endsAtPeriodEnd) {
      const { providerId, ownerId } = subscription;
      const change = { endsAtPeriodEnd, updatedAt: clock.now() };
      if (!providerId) return updateSubscription(database, subscription, change);
      const changed = await asked(
        unlessOver(ownerId, providerId, setEndAtStripe(providerId, endsAtPeriodEnd)),
      );
      await updateSubscription(database, subscription, { ...change, periodEnd: periodEndOf(changed) });
    },

    async listMethods(ownerId) {
      const customer = await findCustomer(database, ownerId);
      if (!customer) return [];
      const { data } = await asked(client.customers.listPaymentMethods(customer, { limit: 10 }));
      return data.map(({ id, type, card }) => ({
        id,
        label: card ? `${capitalised(card.brand)} ending in ${card.last4}` : type.replaceAll('_', ' '),
        expires: card ? `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : null,
      }));
    },

    async openPortal(payer) {
      const customer = await getCustomer(payer);
      const request = { customer, return_url: `${siteUrl}/billing` };
      const { url } = await asked(client.billingPortal.sessions.create(request));
      return url;
    },

    async leave({ customerId, subscriptionId, checkoutIds }) {
      for (const id of checkoutIds) await checkouts.close(id);
      if (subscriptionId) await unlessGone(client.subscriptions.cancel(subscriptionId));
      if (customerId) await unlessGone(client.customers.del(customerId));
    },
  };

  /** @throws ApiError `conflict` where a payment has to end first */
  async function runsAlready(customer: string): Promise<boolean> {
    const standing = await asked(subscriptions.lookAt(customer));
    if (standing === 'unpaid') throw planUnpaid();
    if (standing === 'under-way') throw paymentUnderWay();
    return standing === 'runs';
  }

  /** Records a plan that ended at Stripe before reporting the error. */
  async function unlessOver<Changed>(
    ownerId: string,
    id: string,
    change: Promise<Changed>,
  ): Promise<Changed> {
    try {
      return await change;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      await subscriptions.follow(id);
      const isKnown = (await findSubscription(database, ownerId))?.providerId === id;
      throw isKnown ? error : new ApiError('conflict', 'This plan has ended meanwhile.', { cause: error });
    }
  }

  async function setEndAtStripe(id: string, endsAtPeriodEnd: boolean): Promise<Stripe.Subscription> {
    if (!endsAtPeriodEnd) {
      // Canceling in Stripe's portal may set a date instead.
      const { cancel_at: day, cancel_at_period_end: isAtEnd } = await client.subscriptions.retrieve(id);
      if (day && !isAtEnd) {
        return client.subscriptions.update(id, { cancel_at: '' });
      }
    }
    return client.subscriptions.update(id, { cancel_at_period_end: endsAtPeriodEnd });
  }

  async function checkOut(
    payer: Payer,
    customer: string,
    idempotencyKey: string,
    order: Stripe.Checkout.SessionCreateParams,
  ): Promise<{ readonly id: string; readonly url: string }> {
    const request = {
      ...order,
      customer,
      client_reference_id: payer.ownerId,
      success_url: backTo('done'),
      cancel_url: backTo('cancelled'),
    };
    const key = { idempotencyKey: `${payer.ownerId}:${idempotencyKey}` };
    const { id, url } = await asked(client.checkout.sessions.create(request, key));
    if (!url) throw unanswered();
    return { id, url };
  }

  async function getCustomer({ ownerId, email }: Payer): Promise<string> {
    const known = await findCustomer(database, ownerId);
    if (known) return known;
    const request = { email, metadata: { ownerId } };
    const key = { idempotencyKey: `customer:${ownerId}` };
    const { id } = await asked(client.customers.create(request, key));
    return keepCustomer(database, ownerId, id, clock.now());
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
