import { ApiError, creditsByTopUp, type PriceList, type TopUpId } from '@winnow/contracts';
import Stripe from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StripeGround } from '../../platform/payments/stripe-client.ts';
import { findCustomer, keepCustomer, updateSubscription } from './subscription-repository.ts';
import type { Payer, WayToPay } from './way-to-pay.ts';

/** Cards are entered at Stripe, never here; what was paid, its notices say (`stripe-events.ts`). */
export function createPayByStripe({
  database,
  clock,
  siteUrl,
  prices,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly prices: PriceList;
  readonly stripe: StripeGround;
}): WayToPay {
  const backTo = (outcome: string) => `${siteUrl}/billing?checkout=${outcome}`;

  return {
    kind: 'stripe',

    async subscribe(payer, idempotencyKey) {
      const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price ?? null;
      if (amount === null) throw new Error('Pro has no price.');
      return checkOut(payer, idempotencyKey, {
        mode: 'subscription',
        line_items: [line('Winnow Pro', amount, { recurring: { interval: 'month' } })],
        subscription_data: { metadata: { ownerId: payer.ownerId } },
      });
    },

    async topUp(payer, topUpId: TopUpId, idempotencyKey) {
      const amount = prices.topUps.find(({ id }) => id === topUpId)?.price ?? null;
      if (amount === null) throw new Error(`The pack ${topUpId} has no price.`);
      return checkOut(payer, idempotencyKey, {
        mode: 'payment',
        line_items: [line(`${creditsByTopUp[topUpId]} Winnow credits`, amount, {})],
        metadata: { topUpId },
        // So that there is a bill of it, as of everything else.
        invoice_creation: { enabled: true },
      });
    },

    async setEnd(subscription, endsAtPeriodEnd) {
      if (subscription.providerId) {
        const { providerId } = subscription;
        await asked(client.subscriptions.update(providerId, { cancel_at_period_end: endsAtPeriodEnd }));
      }
      await updateSubscription(database, subscription, { endsAtPeriodEnd, updatedAt: clock.now() });
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

    async leave({ customerId, subscriptionId }) {
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

  async function checkOut(
    payer: Payer,
    idempotencyKey: string,
    order: Stripe.Checkout.SessionCreateParams,
  ): Promise<string> {
    const wish = {
      ...order,
      customer: await getCustomer(payer),
      client_reference_id: payer.ownerId,
      success_url: backTo('done'),
      cancel_url: backTo('cancelled'),
    };
    const key = { idempotencyKey: `${payer.ownerId}:${idempotencyKey}` };
    const { url } = await asked(client.checkout.sessions.create(wish, key));
    if (!url) throw unanswered();
    return url;
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

/** What Stripe answers; where it does not, or knows the key with another order, the words for whoever asked. */
async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } =
      Stripe.errors;
    if (error instanceof StripeIdempotencyError) {
      throw new ApiError('conflict', 'This request was already made with other contents.', { cause: error });
    }
    const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    throw isAway ? unanswered(error) : error;
  }
}

function unanswered(cause?: unknown): ApiError {
  const words =
    'Stripe, where payments are made, does not answer. Nothing was changed; try again in a minute.';
  return new ApiError('unavailable', words, { cause });
}

/** What is not there any more need not go. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
