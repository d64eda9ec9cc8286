import type { Language, OrganizationId } from '@winnow/contracts';
import type * as z from 'zod';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import type { notifyOfPayment } from '../billing-task-values.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { moneyInWords } from '../invoices/money-in-words.ts';
import { paymentEmailWords } from './payment-email-words.ts';

/** Sends emails about refunded and disputed payments, and what happens to what was bought. */
export function createPaymentEmails({
  invoices,
  emailTransport,
  siteUrl,
  languageOf,
}: {
  readonly invoices: Pick<InvoiceService, 'find'>;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly siteUrl: string;
  /** An organization's language for emails. */
  readonly languageOf: (organizationId: OrganizationId) => Promise<Language>;
}) {
  return {
    async send({ id, news, amount }: z.output<typeof notifyOfPayment.payload>): Promise<void> {
      const invoice = await invoices.find(id);
      // Deleted users get no email.
      if (!invoice?.email || !invoice.organizationId) return;
      const language = await languageOf(invoice.organizationId);
      const words = paymentEmailWords[language];
      const { subject, what, ofCredits, ofPlan } = words[news];
      await emailTransport.send(
        layOutEmail({ to: invoice.email, language }, subject(invoice.number), [
          { kind: 'text', text: what(invoice.description, moneyInWords(amount, invoice.currency, language)) },
          { kind: 'text', text: invoice.kind === 'plan' ? ofPlan : ofCredits },
          { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
        ]),
      );
    },
  };
}
