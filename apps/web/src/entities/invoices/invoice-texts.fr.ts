import type { InvoiceTexts } from './invoice-texts.ts';

export const texts: InvoiceTexts = {
  paidBack: (amount) => `${amount} remboursés`,
  download: (invoice) => `Télécharger la facture ${invoice} en PDF`,
  pdf: 'PDF',
};
