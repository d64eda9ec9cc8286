import type { Language, OrganizationId } from '@winnow/contracts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import type { Invoice, InvoiceService } from '../invoices/invoice-service.ts';
import { moneyInWords } from '../invoices/money-in-words.ts';
import { type InvoiceEmailWords, invoiceEmailWords } from './invoice-email-words.ts';

export type InvoiceEmails = {
  send(invoiceId: string): Promise<void>;
  /** Sends it again as a reminder when it is overdue. */
  remind(invoiceId: string): Promise<void>;
};

/** Notifies people of their invoices. */
export function createInvoiceEmails({
  invoices,
  emailTransport,
  siteUrl,
  bankDetails,
  languageOf,
}: {
  readonly invoices: Pick<InvoiceService, 'find'>;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly siteUrl: string;
  readonly bankDetails: string;
  /** An organization's language for emails. */
  readonly languageOf: (organizationId: OrganizationId) => Promise<Language>;
}): InvoiceEmails {
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
      words: InvoiceEmailWords,
      what: readonly [description: string, amount: string, day: string],
    ) => { readonly subject: string; readonly text: string },
  ): Promise<void> {
    const invoice = await invoices.find(invoiceId);
    // Deleted users, and invoices settled before the email was sent, need none.
    if (!invoice?.email || invoice.state !== 'open') return;
    const { number, description, amount, currency, dueAt } = invoice;
    const language = invoice.organizationId ? await languageOf(invoice.organizationId) : 'en';
    const words = invoiceEmailWords[language];
    const day = dayInEmail(dueAt, language);
    const { subject, text } = lead(invoice, words, [
      description,
      moneyInWords(amount, currency, language),
      day,
    ]);
    await emailTransport.send(
      layOutEmail({ to: invoice.email, language }, subject, [
        { kind: 'text', text },
        { kind: 'text', text: `${bankDetails}\n${words.reference(number)}` },
        { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
      ]),
    );
  }
}
