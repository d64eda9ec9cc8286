import type { PriceList, TopUpId } from '@winnow/contracts';
import type { Charge } from '../invoices/invoice-service.ts';

type Period = { readonly periodStart: Date; readonly periodEnd: Date };

/** Charge for a month of Pro. */
export function planCharge(prices: PriceList, period: Period): Charge {
  const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price;
  if (typeof amount !== 'number') throw new Error('Pro has no price.');
  const { currency, vatRate: taxRate } = prices;
  return { kind: 'plan', amount, currency, taxRate, credits: 0, ...period };
}

/** Charge for a pack of credits. */
export function topUpCharge(prices: PriceList, topUpId: TopUpId): Charge {
  const pack = prices.topUps.find(({ id }) => id === topUpId);
  if (!pack) throw new Error(`There is no pack ${topUpId}.`);
  const { credits, price: amount } = pack;
  const { currency, vatRate: taxRate } = prices;
  const period = { periodStart: null, periodEnd: null };
  return { kind: 'top-up', amount, currency, taxRate, credits, ...period };
}
