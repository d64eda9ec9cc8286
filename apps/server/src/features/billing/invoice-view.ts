import type { Invoice } from '@winnow/contracts';
import type { InvoiceRow, InvoiceWithOwner } from './invoice-repository.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  const { id, number, state, description, amount, currency, issuedAt, dueAt, paidAt, payUrl } = row;
  return {
    id,
    number,
    state,
    description,
    amount,
    currency,
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    payUrl,
  };
}

export function presentAdminInvoice({ invoice, email }: InvoiceWithOwner) {
  return { ...presentInvoice(invoice), userId: invoice.ownerId, email };
}
