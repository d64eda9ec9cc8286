import { correctWithinDays } from '@winnow/contracts';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Invoice, PayerRow } from './invoice-repository.ts';

/** How long an invoice may wait. */
const payWithinDays = 14;

export function dueAfter(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + payWithinDays * dayMs);
}

/** What an operator may say of an invoice of ours: it is paid or given up, and what was paid may be paid back. */
const nextStates: Readonly<Partial<Record<Invoice['state'], readonly Invoice['state'][]>>> = {
  open: ['paid', 'void'],
  paid: ['refunded'],
};

/** Why an operator may not say so of an invoice; `null` where they may. */
export function whyNotToSettle(
  { state, number, providerId }: Pick<Invoice, 'state' | 'number' | 'providerId'>,
  next: Invoice['state'],
): string | null {
  if (providerId !== null) return `Invoice ${number} is Stripe’s: settle it there.`;
  if (nextStates[state]?.includes(next)) return null;
  const words = next === 'refunded' ? 'was not paid, so it cannot be paid back' : `cannot be ${next}`;
  return state === 'open'
    ? `Invoice ${number} ${words}.`
    : `Invoice ${number} is ${state} already, so it ${words}.`;
}

/** Why an invoice may not be reissued; `null` if it may. */
export function whyNotToCorrect(invoice: Invoice, payer: PayerRow, now: Date): string | null {
  if (invoice.providerId !== null) return 'This invoice is Stripe’s. Change the address there.';
  if (invoice.state !== 'open' && invoice.state !== 'paid') return 'This invoice counts no more.';
  const days = (now.getTime() - invoice.issuedAt.getTime()) / dayMs;
  if (invoice.state === 'paid' && days > correctWithinDays) {
    return `An invoice that is paid is made out anew within ${correctWithinDays} days. Write to us about this one.`;
  }
  const fields = ['name', 'street', 'city', 'country', 'taxId'] as const;
  const isSame = fields.every((field) => invoice.payer?.[field] === payer[field]);
  return isSame ? 'This invoice says your address as it is today.' : null;
}

/** The VAT in an amount, both in the smallest unit of the currency. @param rate in hundredths of a percent */
export function vatIn(amount: number, rate: number): number {
  return amount - Math.round((amount * 10_000) / (10_000 + rate));
}
