import {
  ApiError,
  creditsByTopUp,
  type OrganizationId,
  type PriceList,
  sentence,
  type TopUpId,
  topUpIds,
} from '@winnow/contracts';
import Stripe from 'stripe';
import { type Clock, hourMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import type { Payer, PaymentProvider } from '../payments/payment-provider.ts';
import { paymentUnderWay, planUnpaid } from '../payments/refusals.ts';
import {
  findCustomer,
  findOwnerOfCustomer,
  findSubscription,
  keepCustomer,
  type SubscriptionRow,
  updateSubscription,
} from '../plans/subscription-repository.ts';
import { closeCheckout, keepCheckout, listOpenCheckouts } from './checkout-repository.ts';
import { creditsUnpaid, fetchStanding, untouched } from './payment-standing.ts';
import { asked, idOf, unanswered, unlessGone } from './stripe-calls.ts';
import type { StripeInvoices } from './stripe-invoices.ts';
import { periodEndOf, type StripeSubscriptions } from './stripe-subscriptions.ts';

export type StripePurchases = ReturnType<typeof createStripePurchases>;

type Order = Stripe.Checkout.SessionCreateParams;

/**
 * Minimum milliseconds until the first payment after a trial: Stripe requires 48 hours, plus an hour until the page is
 * opened.
 */
const shortestTrialMs = 49 * hourMs;

/**
 * Orders on Stripe's checkout pages, where cards are entered; a user has at most one page open on which a plan can be
 * paid, in however many tabs they order. What was paid is known from Stripe's events (`stripe-events.ts`): credits then
 * follow in `createStripePurchases` below, plans in `stripe-subscriptions.ts`.
 */
export function createPayByStripe({
  database,
  clock,
  siteUrl,
  prices,
  subscriptions,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly prices: PriceList;
  readonly subscriptions: Pick<StripeSubscriptions, 'lookAt' | 'follow'>;
  readonly stripe: StripeDependencies;
}): PaymentProvider {
  const backTo = (outcome: string) => `${siteUrl}/billing?checkout=${outcome}`;

  return {
    kind: 'stripe',

    async subscribe(payer, idempotencyKey) {
      const customer = await getCustomer(payer);
      if (await runsAlready(customer)) return null;
      const trialEnd = endOfGift(await findSubscription(database, payer.organizationId), clock.now());
      const order = orderOfPro(prices, payer.organizationId, trialEnd);
      const { id, url } = await checkOut(payer, customer, idempotencyKey, order);
      const page = await asked(keepNewest(payer.organizationId, id));
      if (page === 'open') return url;
      if (page === 'closed') throw new ApiError('conflict', sentence('ordered-in-another-tab'));
      if (await runsAlready(customer)) return null;
      throw paymentUnderWay();
    },

    async topUp(payer, topUpId: TopUpId, idempotencyKey) {
      const order = orderOfPack(prices, topUpId, payer.userId);
      const { url } = await checkOut(payer, await getCustomer(payer), idempotencyKey, order);
      return url;
    },

    async setEnd(subscription, endsAtPeriodEnd) {
      const { providerId, organizationId } = subscription;
      const change = { endsAtPeriodEnd, updatedAt: clock.now() };
      if (!providerId) return updateSubscription(database, subscription, change);
      const changed = await asked(
        unlessOver(organizationId, providerId, setEndAtStripe(providerId, endsAtPeriodEnd)),
      );
      await updateSubscription(database, subscription, { ...change, periodEnd: periodEndOf(changed) });
    },

    async listMethods(organizationId) {
      const customer = await findCustomer(database, organizationId);
      if (!customer) return [];
      const { data } = await asked(client.customers.listPaymentMethods(customer, { limit: 10 }));
      return data.map(({ id, type, card }) => ({
        id,
        label: card ? `${capitalised(card.brand)} ending in ${card.last4}` : type.replaceAll('_', ' '),
        card: card ? { brand: capitalised(card.brand), lastDigits: card.last4 } : null,
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
      for (const id of checkoutIds) await close(id);
      if (subscriptionId) await unlessGone(client.subscriptions.cancel(subscriptionId));
      if (customerId) await unlessGone(client.customers.del(customerId));
    },
  };

  /** @throws ApiError `conflict` if a payment must finish first */
  async function runsAlready(customer: string): Promise<boolean> {
    const standing = await asked(subscriptions.lookAt(customer));
    if (standing === 'unpaid') throw planUnpaid();
    if (standing === 'under-way') throw paymentUnderWay();
    return standing === 'runs';
  }

  /** Makes a change at Stripe; if the plan has ended there, records that before throwing. */
  async function unlessOver<Changed>(
    organizationId: OrganizationId,
    id: string,
    change: Promise<Changed>,
  ): Promise<Changed> {
    try {
      return await change;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      await subscriptions.follow(id);
      const isKnown = (await findSubscription(database, organizationId))?.providerId === id;
      throw isKnown ? error : new ApiError('conflict', sentence('plan-ended'), { cause: error });
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
      client_reference_id: payer.organizationId,
      success_url: backTo('done'),
      cancel_url: backTo('cancelled'),
    };
    const key = { idempotencyKey: `${payer.organizationId}:${idempotencyKey}` };
    const { id, url } = await asked(client.checkout.sessions.create(request, key));
    if (!url) throw unanswered();
    return { id, url };
  }

  /**
   * Stores a page and closes earlier ones.
   * @returns `closed` if a later page replaced it, `paid` if an earlier one was paid meanwhile
   */
  async function keepNewest(organizationId: OrganizationId, id: string): Promise<'open' | 'closed' | 'paid'> {
    const { state, earlier } = await database.transaction(async (transaction) => {
      await lockOrganization(transaction, organizationId);
      const page = await keepCheckout(transaction, { id, organizationId, createdAt: clock.now() });
      return { ...page, earlier: await listOpenCheckouts(transaction, organizationId, page.number) };
    });
    if (state === 'closed') return 'closed';
    for (const each of earlier) {
      if ((await close(each)) === 'closed') continue;
      await close(id);
      return 'paid';
    }
    return 'open';
  }

  /** Expires the page, which can then no longer be paid. Does nothing if it was paid. Idempotent. */
  async function close(id: string): Promise<'closed' | 'paid'> {
    const isPaid = await client.checkout.sessions.expire(id).then(
      () => false,
      (error: unknown) => wasPaid(id, error),
    );
    await closeCheckout(database, id);
    return isPaid ? 'paid' : 'closed';
  }

  /**
   * Whether a page could not be closed because it was paid: Stripe only closes open pages. @throws Stripe's error if
   * the page is still open
   */
  async function wasPaid(id: string, refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof Stripe.errors.StripeInvalidRequestError)) throw refusal;
    if (refusal.code === 'resource_missing') return false;
    const { status } = await client.checkout.sessions.retrieve(id);
    if (status === 'open') throw refusal;
    return status === 'complete';
  }

  async function getCustomer({ organizationId, email }: Payer): Promise<string> {
    const known = await findCustomer(database, organizationId);
    if (known) return known;
    const request = { email, metadata: { ownerId: organizationId } };
    const key = { idempotencyKey: `customer:${organizationId}` };
    const { id } = await asked(client.customers.create(request, key));
    return keepCustomer(database, organizationId, id, clock.now());
  }
}

/** What was bought on a checkout page: plans are synced, credits granted and recalled. */
export function createStripePurchases({
  database,
  clock,
  log,
  credits,
  subscriptions,
  invoices,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: Pick<CreditService, 'grant' | 'recall'>;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
  readonly invoices: Pick<StripeInvoices, 'follow'>;
  readonly stripe: StripeDependencies;
}) {
  return {
    /** Grants what was paid for, and takes back what is no longer paid for. */
    async follow(sessionId: string): Promise<void> {
      const askedAt = clock.now();
      const session = await client.checkout.sessions.retrieve(sessionId);
      if (session.mode === 'subscription' && session.subscription) {
        return subscriptions.follow(idOf(session.subscription));
      }
      const topUpId = topUpIds.find((each) => each === session.metadata?.['topUpId']);
      // `no_payment_required`: the installation's price is 0.
      if (session.payment_status === 'unpaid' || !topUpId || !session.customer) return;
      const organizationId = await findOwnerOfCustomer(database, idOf(session.customer));
      if (!organizationId) return log.warn({ session: sessionId }, 'a payment of an unknown customer');
      const paymentId = session.payment_intent && idOf(session.payment_intent);
      const standing = paymentId ? await fetchStanding(client, paymentId) : untouched;
      // The number of credits in a pack comes from our price list, not from the event.
      const bought = creditsByTopUp[topUpId];
      const key = `stripe:${sessionId}`;
      const recalled = {
        purchase: key,
        credits: creditsUnpaid(bought, standing),
        reason: standing.dispute === 'none' ? 'payment-refunded' : 'payment-disputed',
        askedAt,
      } as const;
      await database.transaction(async (transaction) => {
        const createdBy = session.metadata?.['orderedBy'] ?? null;
        await credits.grant(transaction, organizationId, {
          credits: bought,
          reason: 'bought',
          key,
          createdBy,
        });
        await credits.recall(transaction, organizationId, recalled);
      });
      if (session.invoice) await invoices.follow(idOf(session.invoice), paymentId);
    },
  };
}

/** Order of Pro, billed monthly. @param trialEnd time of the first payment in seconds since 1970; `null` for now */
function orderOfPro(prices: PriceList, organizationId: OrganizationId, trialEnd: number | null): Order {
  const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price ?? null;
  if (amount === null) throw new Error('Pro has no price.');
  return {
    mode: 'subscription',
    line_items: [line(prices, { name: 'Winnow Pro', amount, recurring: { interval: 'month' } })],
    subscription_data: { metadata: { ownerId: organizationId }, ...(trialEnd && { trial_end: trialEnd }) },
  };
}

/** @param orderedBy id of the member to whom the credits are attributed once they are paid */
function orderOfPack(prices: PriceList, topUpId: TopUpId, orderedBy: string): Order {
  const amount = prices.topUps.find(({ id }) => id === topUpId)?.price ?? null;
  if (amount === null) throw new Error(`The pack ${topUpId} has no price.`);
  return {
    mode: 'payment',
    line_items: [line(prices, { name: `${creditsByTopUp[topUpId]} Winnow credits`, amount })],
    metadata: { topUpId, orderedBy },
    // Otherwise Stripe writes no invoice for a one-time payment.
    invoice_creation: { enabled: true },
  };
}

/**
 * When a gifted plan ends and payment begins, in seconds since 1970; at least two days ahead. `null` without a gift.
 */
function endOfGift(running: SubscriptionRow | null, now: Date): number | null {
  if (running?.source !== 'offer' || !running.periodEnd || running.periodEnd <= now) return null;
  const end = running.periodEnd.getTime();
  return Math.ceil((end - now.getTime() >= shortestTrialMs ? end : end + shortestTrialMs) / 1000);
}

type Position = {
  readonly name: string;
  readonly amount: number;
  /** Omitted for a one-time payment. */
  readonly recurring?: { readonly interval: 'month' };
};

function line(prices: PriceList, { name, amount, ...recurring }: Position) {
  const currency = prices.currency.toLowerCase();
  return {
    quantity: 1,
    price_data: { currency, unit_amount: amount, product_data: { name }, ...recurring },
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
