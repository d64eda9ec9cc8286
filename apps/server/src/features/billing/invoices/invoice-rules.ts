import { correctWithinDays, type Sentence, sentence } from '@winnow/contracts';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Invoice, PayerRow } from './invoice-repository.ts';

/** Days until an invoice is due. */
const payWithinDays = 14;

export function dueAfter(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + payWithinDays * dayMs);
}

/** States that an operator may set on an invoice of ours: open ones become paid or void, paid ones refunded. */
const nextStates: Readonly<Partial<Record<Invoice['state'], readonly Invoice['state'][]>>> = {
  open: ['paid', 'void'],
  paid: ['refunded'],
};

/** Why an operator may not set this state; `null` if they may. */
export function whyNotToSettle(
  { state, number, providerId }: Pick<Invoice, 'state' | 'number' | 'providerId'>,
  next: Invoice['state'],
): Sentence | null {
  if (providerId !== null) return sentence('invoice-at-stripe', { number });
  if (nextStates[state]?.includes(next)) return null;
  return sentence('invoice-state', { number, state, next });
}

/** Why an invoice may not be reissued; `null` if it may. */
export function whyNotToCorrect(invoice: Invoice, payer: PayerRow, now: Date): Sentence | null {
  if (invoice.providerId !== null) return sentence('invoice-address-at-stripe');
  if (invoice.state !== 'open' && invoice.state !== 'paid') return sentence('invoice-void');
  const days = (now.getTime() - invoice.issuedAt.getTime()) / dayMs;
  if (invoice.state === 'paid' && days > correctWithinDays) {
    return sentence('invoice-too-old', { days: correctWithinDays });
  }
  const fields = ['name', 'street', 'city', 'country', 'taxId'] as const;
  const isSame = fields.every((field) => invoice.payer?.[field] === payer[field]);
  return isSame ? sentence('invoice-current') : null;
}

/** The VAT in an amount, both in the smallest unit of the currency. @param rate in hundredths of a percent */
export function vatIn(amount: number, rate: number): number {
  return amount - Math.round((amount * 10_000) / (10_000 + rate));
}
