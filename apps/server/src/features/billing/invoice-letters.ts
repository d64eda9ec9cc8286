import { layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { InvoiceService } from './invoice-service.ts';
import { moneyInWords } from './money-in-words.ts';

export type InvoiceLetters = { send(invoiceId: string): Promise<void> };

/** Tells people of their bills. */
export function createInvoiceLetters({
  invoices,
  mail,
  siteUrl,
  bankDetails,
}: {
  readonly invoices: Pick<InvoiceService, 'find'>;
  readonly mail: Pick<Mail, 'send'>;
  readonly siteUrl: string;
  readonly bankDetails: string;
}): InvoiceLetters {
  return {
    async send(invoiceId) {
      const found = await invoices.find(invoiceId);
      // Somebody who is gone, or a bill that was settled before its letter went out, needs none.
      if (!found?.email || found.invoice.state !== 'open') return;
      const { number, description, amount, currency, dueAt } = found.invoice;
      const due = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      await mail.send(
        layOutLetter(found.email, `Invoice ${number}`, [
          { kind: 'text', text: `${description}: ${moneyInWords(amount, currency)}, to be paid by ${due}.` },
          { kind: 'text', text: `${bankDetails}\nReference: ${number}` },
          { kind: 'link', label: 'See the invoice', url: `${siteUrl}/billing` },
        ]),
      );
    },
  };
}
