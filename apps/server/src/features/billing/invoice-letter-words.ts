import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (number: string) => string;
  /** What is billed, how much, and until when. */
  readonly due: (description: string, amount: string, day: string) => string;
  readonly reference: (number: string) => string;
  readonly open: string;
};

/** What stands around a bill. The bill itself has one language, as have its description and the bank's details. */
export const invoiceLetterWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (number) => `Invoice ${number}`,
    due: (description, amount, day) => `${description}: ${amount}, to be paid by ${day}.`,
    reference: (number) => `Reference: ${number}`,
    open: 'See the invoice',
  },
  de: {
    subject: (number) => `Rechnung ${number}`,
    due: (description, amount, day) => `${description}: ${amount}, zu zahlen bis ${day}.`,
    reference: (number) => `Verwendungszweck: ${number}`,
    open: 'Rechnung ansehen',
  },
  ar: {
    subject: (number) => `الفاتورة ${number}`,
    due: (description, amount, day) => `${description}: ${amount}، تُدفع حتى ${day}.`,
    reference: (number) => `المرجع: ${number}`,
    open: 'عرض الفاتورة',
  },
};
