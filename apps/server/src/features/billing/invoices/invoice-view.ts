import type { Invoice as InvoiceView } from '@winnow/contracts';
import type { Invoice, InvoiceWithOwner } from './invoice-repository.ts';

export function presentInvoice(invoice: Invoice): InvoiceView {
  const { id, number, state, description, amount, currency, issuedAt, dueAt, paidAt, payUrl } = invoice;
  const { payer, corrects, providerId, paidBack } = invoice;
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

export function presentAdminInvoice(invoice: InvoiceWithOwner) {
  return { ...presentInvoice(invoice), userId: invoice.organizationId, email: invoice.email };
}

function presentPayer({ name, street, city, country, taxId, email }: NonNullable<Invoice['payer']>) {
  return { name, street, city, country, taxId, email };
}
