import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Issuer } from './draw-invoice.ts';
import { type InvoiceRow, insertInvoice, readPayer, takeNumber } from './invoice-repository.ts';
import { describeCharge } from './invoice-words.ts';

/** What an invoice is for. */
export type Charge = Pick<
  InvoiceRow,
  'kind' | 'amount' | 'currency' | 'taxRate' | 'credits' | 'periodStart' | 'periodEnd'
>;

/** State when the invoice is written; `corrects` is the number of the invoice it replaces. */
type Standing = Pick<InvoiceRow, 'issuedAt' | 'dueAt' | 'state' | 'paidAt' | 'corrects'>;

/** Copies the charge of an invoice. */
export function chargeOf(invoice: Charge): Charge {
  const { kind, amount, currency, taxRate, credits, periodStart, periodEnd } = invoice;
  return { kind, amount, currency, taxRate, credits, periodStart, periodEnd };
}

/**
 * Inserts our own invoices, numbered by year, with the current address and language of the payer. @returns the new
 * invoice's id
 */
export function createWriteInvoice(issuer: Issuer) {
  return async (
    transaction: Transaction,
    invoice: Charge & Standing & { readonly organizationId: OrganizationId },
    orderedBy: string | null,
  ): Promise<string> => {
    const id = randomUUID();
    const year = invoice.issuedAt.getUTCFullYear();
    const number = `W-${year}-${String(await takeNumber(transaction, year)).padStart(5, '0')}`;
    const elsewhere = { providerId: null, paymentId: null, syncedAt: null, payUrl: null };
    const ours = { ...elsewhere, issuer: issuer.lines.join('\n'), paidBack: 0 };
    const { language, ...payer } = await readPayer(transaction, invoice.organizationId);
    const description = describeCharge(invoice, language);
    const row = { ...invoice, ...ours, id, number, description, language };
    await insertInvoice(transaction, row, payer, orderedBy);
    return id;
  };
}
