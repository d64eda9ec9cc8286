import type { Language } from '@winnow/contracts';
import { dayInLetter } from '../../../platform/email/email-frame.ts';
import type { Mail } from '../../../platform/email/email-transport.ts';
import { layOutLetter } from '../../../platform/email/lay-out-email.ts';
import type { Invoice, InvoiceService } from '../invoices/invoice-service.ts';
import { moneyInWords } from '../invoices/money-in-words.ts';
import { type InvoiceLetterWords, invoiceLetterWords } from './invoice-email-words.ts';

export type InvoiceLetters = {
  send(invoiceId: string): Promise<void>;
  /** Once more, when it was not paid in time. */
  remind(invoiceId: string): Promise<void>;
};

/** Tells people of their invoices. */
export function createInvoiceLetters({
  invoices,
  mail,
  siteUrl,
  bankDetails,
  languageOf,
}: {
  readonly invoices: Pick<InvoiceService, 'find'>;
  readonly mail: Pick<Mail, 'send'>;
  readonly siteUrl: string;
  readonly bankDetails: string;
  /** In which somebody is written to. */
  readonly languageOf: (userId: string) => Promise<Language>;
}): InvoiceLetters {
  return {
    send: (invoiceId) =>
      write(invoiceId, (invoice, words, what) => ({
        subject: words.subject(invoice.number),
        text: words.due(...what),
      })),

    remind: (invoiceId) =>
      write(invoiceId, (invoice, words, what) => ({
        subject: words.overdueSubject(invoice.number),
        text: words.overdue(...what),
      })),
  };

  async function write(
    invoiceId: string,
    lead: (
      invoice: Invoice,
      words: InvoiceLetterWords,
      what: readonly [description: string, amount: string, day: string],
    ) => { readonly subject: string; readonly text: string },
  ): Promise<void> {
    const invoice = await invoices.find(invoiceId);
    // Somebody who is gone, or an invoice that was settled before its letter went out, needs none.
    if (!invoice?.email || invoice.state !== 'open') return;
    const { number, description, amount, currency, dueAt } = invoice;
    const language = invoice.ownerId ? await languageOf(invoice.ownerId) : 'en';
    const words = invoiceLetterWords[language];
    const day = dayInLetter(dueAt, language);
    const { subject, text } = lead(invoice, words, [description, moneyInWords(amount, currency), day]);
    await mail.send(
      layOutLetter({ to: invoice.email, language }, subject, [
        { kind: 'text', text },
        { kind: 'text', text: `${bankDetails}\n${words.reference(number)}` },
        { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
      ]),
    );
  }
}
