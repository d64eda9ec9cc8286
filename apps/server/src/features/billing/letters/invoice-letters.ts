import type { Language } from '@winnow/contracts';
import { layOutLetter } from '../../../platform/mail/lay-out-letter.ts';
import { dayInLetter } from '../../../platform/mail/letter-frame.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Bill, InvoiceService } from '../invoices/invoice-service.ts';
import { moneyInWords } from '../invoices/money-in-words.ts';
import { type InvoiceLetterWords, invoiceLetterWords } from './invoice-letter-words.ts';

export type InvoiceLetters = {
  send(invoiceId: string): Promise<void>;
  /** Once more, when it was not paid in time. */
  remind(invoiceId: string): Promise<void>;
};

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
    send: (invoiceId) =>
      write(invoiceId, (bill, words, what) => ({
        subject: words.subject(bill.number),
        text: words.due(...what),
      })),

    remind: (invoiceId) =>
      write(invoiceId, (bill, words, what) => ({
        subject: words.overdueSubject(bill.number),
        text: words.overdue(...what),
      })),
  };

  async function write(
    invoiceId: string,
    lead: (
      bill: Bill,
      words: InvoiceLetterWords,
      what: readonly [description: string, amount: string, day: string],
    ) => { readonly subject: string; readonly text: string },
  ): Promise<void> {
    const bill = await invoices.find(invoiceId);
    // Somebody who is gone, or a bill that was settled before its letter went out, needs none.
    if (!bill?.email || bill.state !== 'open') return;
    const { number, description, amount, currency, dueAt } = bill;
    const language = bill.ownerId ? await languageOf(bill.ownerId) : 'en';
    const words = invoiceLetterWords[language];
    const day = dayInLetter(dueAt, language);
    const { subject, text } = lead(bill, words, [description, moneyInWords(amount, currency), day]);
    await mail.send(
      layOutLetter({ to: bill.email, language }, subject, [
        { kind: 'text', text },
        { kind: 'text', text: `${bankDetails}\n${words.reference(number)}` },
        { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
      ]),
    );
  }
}
