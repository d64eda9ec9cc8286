import type { Language } from '@winnow/contracts';
import { layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import { dayInLetter } from '../../platform/mail/letter-frame.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { invoiceLetterWords } from './invoice-letter-words.ts';
import type { InvoiceService } from './invoice-service.ts';
import { moneyInWords } from './money-in-words.ts';

export type InvoiceLetters = { send(invoiceId: string): Promise<void> };

/** Tells people of their bills. */
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
    async send(invoiceId) {
      const found = await invoices.find(invoiceId);
      // Somebody who is gone, or a bill that was settled before its letter went out, needs none.
      if (!found?.email || found.state !== 'open') return;
      const { number, description, amount, currency, dueAt } = found;
      const language = found.ownerId ? await languageOf(found.ownerId) : 'en';
      const words = invoiceLetterWords[language];
      const due = words.due(description, moneyInWords(amount, currency), dayInLetter(dueAt, language));
      await mail.send(
        layOutLetter({ to: found.email, language }, words.subject(number), [
          { kind: 'text', text: due },
          { kind: 'text', text: `${bankDetails}\n${words.reference(number)}` },
          { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
        ]),
      );
    },
  };
}
