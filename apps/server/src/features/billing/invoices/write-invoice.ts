import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Issuer } from './draw-invoice.ts';
import { type InvoiceRow, insertInvoice, readPayer, takeNumber } from './invoice-repository.ts';

/** What an invoice is for. */
export type Charge = Pick<
  InvoiceRow,
  'kind' | 'description' | 'amount' | 'currency' | 'taxRate' | 'credits' | 'periodStart' | 'periodEnd'
>;

/** State when the invoice is written; `corrects` is the number of the invoice it replaces. */
type Standing = Pick<InvoiceRow, 'issuedAt' | 'dueAt' | 'state' | 'paidAt' | 'corrects'>;

/** The same again. */
export function chargeOf(invoice: Charge): Charge {
  const { kind, description, amount, currency, taxRate, credits, periodStart, periodEnd } = invoice;
  return { kind, description, amount, currency, taxRate, credits, periodStart, periodEnd };
}

/** Writes invoices of our own, numbered by the year and made out to the address of today. @returns the new one's id */
export function createWriteInvoice(issuer: Issuer) {
  return async (
    transaction: Transaction,
    invoice: Charge & Standing & { readonly ownerId: string },
  ): Promise<string> => {
    const id = randomUUID();
    const year = invoice.issuedAt.getUTCFullYear();
    const number = `W-${year}-${String(await takeNumber(transaction, year)).padStart(5, '0')}`;
    const elsewhere = { providerId: null, paymentId: null, syncedAt: null, payUrl: null };
    const ours = { ...elsewhere, issuer: issuer.lines.join('\n'), paidBack: 0 };
    const payer = await readPayer(transaction, invoice.ownerId);
    await insertInvoice(transaction, { ...invoice, ...ours, id, number }, payer);
    return id;
  };
}
