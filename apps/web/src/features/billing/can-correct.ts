import { type BillingAddress, correctWithinDays, type Invoice } from '@winnow/contracts';

const dayMs = 24 * 60 * 60_000;
const fields = ['name', 'street', 'city', 'country', 'taxId'] as const;

/** Whether an invoice may be reissued, and would change. The server checks again. */
export function canCorrect(invoice: Invoice, address: BillingAddress | null, now: Date): boolean {
  const { paymentKind, state, issuedAt, payer } = invoice;
  if (paymentKind !== 'invoice' || !address) return false;
  const days = (now.getTime() - Date.parse(issuedAt)) / dayMs;
  const isRecent = state === 'open' || (state === 'paid' && days <= correctWithinDays);
  return isRecent && fields.some((field) => payer?.[field] !== address[field]);
}
