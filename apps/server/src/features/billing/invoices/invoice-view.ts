import type { Invoice } from '@winnow/contracts';
import type { Bill, BillWithOwner } from './invoice-repository.ts';

export function presentInvoice(bill: Bill): Invoice {
  const { id, number, state, description, amount, currency, issuedAt, dueAt, paidAt, payUrl } = bill;
  const { payer, corrects, providerId, paidBack } = bill;
  return {
    id,
    number,
    state,
    description,
    amount,
    paidBack,
    currency,
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    paymentKind: providerId === null ? 'invoice' : 'stripe',
    payer: payer && presentPayer(payer),
    corrects,
    payUrl,
  };
}

export function presentAdminInvoice(bill: BillWithOwner) {
  return { ...presentInvoice(bill), userId: bill.ownerId, email: bill.email };
}

function presentPayer({ name, street, city, country, taxId, email }: NonNullable<Invoice['payer']>) {
  return { name, street, city, country, taxId, email };
}
