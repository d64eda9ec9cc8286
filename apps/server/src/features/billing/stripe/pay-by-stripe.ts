import { ApiError, creditsByTopUp, type PriceList, type TopUpId } from '@winnow/contracts';
import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeGround } from '../../../platform/payments/stripe-client.ts';
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
import { periodEndOf, type StripeSubscriptions } from './stripe-subscriptions.ts';

const hourMs = 60 * 60_000;

/** Stripe wants to hear of a first payment this long before; an hour more, since a page is not opened at once. */
const shortestTrialMs = 49 * hourMs;

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
  readonly stripe: StripeGround;
}): WayToPay {
  const backTo = (outcome: string) => `${siteUrl}/billing?checkout=${outcome}`;

  return {
    kind: 'stripe',

    async subscribe(payer, idempotencyKey) {
      const customer = await getCustomer(payer);
      if (await runsAlready(customer)) return null;
      const { id, url } = await checkOut(payer, customer, idempotencyKey, await orderOfPlan(payer.ownerId));
      const page = await asked(checkouts.keepNewest(payer.ownerId, id));
      if (page === 'open') return url;
      if (page === 'closed') throw new ApiError('conflict', 'Pro was ordered once more since. Go on there.');
      if (await runsAlready(customer)) return null;
      throw paymentUnderWay();
    },

    async topUp(payer, topUpId: TopUpId, idempotencyKey) {
      const amount = prices.topUps.find(({ id }) => id === topUpId)?.price ?? null;
      if (amount === null) throw new Error(`The pack ${topUpId} has no price.`);
      const customer = await getCustomer(payer);
      const { url } = await checkOut(payer, customer, idempotencyKey, {
        mode: 'payment',
        line_items: [line(`${creditsByTopUp[topUpId]} Winnow credits`, amount, {})],
        metadata: { topUpId },
        // So that there is an invoice of it, as of everything else.
        invoice_creation: { enabled: true },
      });
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
      const wish = { customer, return_url: `${siteUrl}/billing` };
      const { url } = await asked(client.billingPortal.sessions.create(wish));
      return url;
    },

    async leave({ customerId, subscriptionId, checkoutIds }) {
      for (const id of checkoutIds) await checkouts.close(id);
      if (subscriptionId) await unlessGone(client.subscriptions.cancel(subscriptionId));
      if (customerId) await unlessGone(client.customers.del(customerId));
    },
  };

  function line(
    name: string,
    amount: number,
    recurring: Pick<Stripe.Checkout.SessionCreateParams.LineItem.PriceData, 'recurring'>,
  ): Stripe.Checkout.SessionCreateParams.LineItem {
    const currency = prices.currency.toLowerCase();
    return {
      quantity: 1,
      price_data: { currency, unit_amount: amount, product_data: { name }, ...recurring },
    };
  }

  /** @throws ApiError `conflict` where a payment has to end first */
  async function runsAlready(customer: string): Promise<boolean> {
    const standing = await asked(subscriptions.lookAt(customer));
    if (standing === 'unpaid') throw planUnpaid();
    if (standing === 'under-way') throw paymentUnderWay();
    return standing === 'runs';
  }

  async function orderOfPlan(ownerId: string): Promise<Stripe.Checkout.SessionCreateParams> {
    const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price ?? null;
    if (amount === null) throw new Error('Pro has no price.');
    const trialEnd = await endOfGift(ownerId);
    return {
      mode: 'subscription',
      line_items: [line('Winnow Pro', amount, { recurring: { interval: 'month' } })],
      subscription_data: { metadata: { ownerId }, ...(trialEnd && { trial_end: trialEnd }) },
    };
  }

  /** The first payment comes after a gift, in seconds as Stripe counts; two days later where a gift ends too soon. */
  async function endOfGift(ownerId: string): Promise<number | null> {
    const running = await findSubscription(database, ownerId);
    const now = clock.now().getTime();
    if (running?.source !== 'offer' || !running.periodEnd || running.periodEnd.getTime() <= now) return null;
    const end = running.periodEnd.getTime();
    return Math.ceil((end - now >= shortestTrialMs ? end : end + shortestTrialMs) / 1000);
  }

  /** What has ended at Stripe is known as ended here before anybody is told. */
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
      // Whoever cancels in Stripe's portal may have set a day instead.
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
    const wish = {
      ...order,
      customer,
      client_reference_id: payer.ownerId,
      success_url: backTo('done'),
      cancel_url: backTo('cancelled'),
    };
    const key = { idempotencyKey: `${payer.ownerId}:${idempotencyKey}` };
    const { id, url } = await asked(client.checkout.sessions.create(wish, key));
    if (!url) throw unanswered();
    return { id, url };
  }

  async function getCustomer({ ownerId, email }: Payer): Promise<string> {
    const known = await findCustomer(database, ownerId);
    if (known) return known;
    const wish = { email, metadata: { ownerId } };
    const key = { idempotencyKey: `customer:${ownerId}` };
    const { id } = await asked(client.customers.create(wish, key));
    return keepCustomer(database, ownerId, id, clock.now());
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
