import type { InvoiceTexts } from './invoice-texts.ts';

export const texts: InvoiceTexts = {
  paidBack: (amount) => `${amount} erstattet`,
  download: (invoice) => `Rechnung ${invoice} als PDF herunterladen`,
  pdf: 'PDF',
};
