import { creditsByTopUp, type PriceList, type TopUpId } from '@winnow/contracts';
import type Stripe from 'stripe';
import { hourMs } from '../../../platform/clock/clock.ts';
import type { SubscriptionRow } from '../plans/subscription-repository.ts';

type Order = Stripe.Checkout.SessionCreateParams;

/** Stripe wants to hear of a first payment this long before; an hour more, since a page is not opened at once. */
const shortestTrialMs = 49 * hourMs;

/** Pro, from month to month. @param trialEnd the first payment, in seconds as Stripe counts; `null` for at once */
export function orderOfPro(prices: PriceList, ownerId: string, trialEnd: number | null): Order {
  const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price ?? null;
  if (amount === null) throw new Error('Pro has no price.');
  return {
    mode: 'subscription',
    line_items: [line(prices, { name: 'Winnow Pro', amount, recurring: { interval: 'month' } })],
    subscription_data: { metadata: { ownerId }, ...(trialEnd && { trial_end: trialEnd }) },
  };
}

export function orderOfPack(prices: PriceList, topUpId: TopUpId): Order {
  const amount = prices.topUps.find(({ id }) => id === topUpId)?.price ?? null;
  if (amount === null) throw new Error(`The pack ${topUpId} has no price.`);
  return {
    mode: 'payment',
    line_items: [line(prices, { name: `${creditsByTopUp[topUpId]} Winnow credits`, amount })],
    metadata: { topUpId },
    // So that there is an invoice of it, as of everything else.
    invoice_creation: { enabled: true },
  };
}

/** When a gift ends and is paid for, in seconds; two days later where it ends too soon, `null` where none runs. */
export function endOfGift(running: SubscriptionRow | null, now: Date): number | null {
  if (running?.source !== 'offer' || !running.periodEnd || running.periodEnd <= now) return null;
  const end = running.periodEnd.getTime();
  return Math.ceil((end - now.getTime() >= shortestTrialMs ? end : end + shortestTrialMs) / 1000);
}

type Position = {
  readonly name: string;
  readonly amount: number;
  /** Once, without it. */
  readonly recurring?: { readonly interval: 'month' };
};

function line(prices: PriceList, { name, amount, ...recurring }: Position) {
  const currency = prices.currency.toLowerCase();
  return {
    quantity: 1,
    price_data: { currency, unit_amount: amount, product_data: { name }, ...recurring },
  };
}
