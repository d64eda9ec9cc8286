import type { PriceList, TopUpId } from '@winnow/contracts';
import type { Charge } from '../invoices/invoice-service.ts';

type Period = { readonly periodStart: Date; readonly periodEnd: Date };

/** A month of Pro, at our price. */
export function planCharge(prices: PriceList, period: Period): Charge {
  const amount = prices.plans.find(({ plan }) => plan === 'pro')?.price;
  if (typeof amount !== 'number') throw new Error('Pro has no price.');
  const description = `Winnow Pro, ${day(period.periodStart)} to ${day(period.periodEnd)}`;
  const { currency, vatRate: taxRate } = prices;
  return { kind: 'plan', description, amount, currency, taxRate, credits: 0, ...period };
}

/** A pack of credits, at our price. */
export function topUpCharge(prices: PriceList, topUpId: TopUpId): Charge {
  const pack = prices.topUps.find(({ id }) => id === topUpId);
  if (!pack) throw new Error(`There is no pack ${topUpId}.`);
  const { credits, price: amount } = pack;
  const description = `${credits} Winnow credits`;
  const { currency, vatRate: taxRate } = prices;
  const period = { periodStart: null, periodEnd: null };
  return { kind: 'top-up', description, amount, currency, taxRate, credits, ...period };
}

function day(date: Date): string {
  return date.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}
