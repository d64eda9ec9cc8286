import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  paidBack: (amount: string) => `${amount} refunded`,
  download: (invoice: string) => `Download invoice ${invoice} as PDF`,
  pdf: 'PDF',
};

export type InvoiceTexts = TextsOf<typeof english>;

export const invoiceTexts = defineTexts(english, {
  de: () => import('./invoice-texts.de.ts'),
  es: () => import('./invoice-texts.es.ts'),
  fr: () => import('./invoice-texts.fr.ts'),
  ar: () => import('./invoice-texts.ar.ts'),
});
