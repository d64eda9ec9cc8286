import type { InvoiceTexts } from './invoice-texts.ts';

export const texts: InvoiceTexts = {
  paidBack: (amount) => `${amount} reembolsados`,
  download: (invoice) => `Descargar la factura ${invoice} en PDF`,
  pdf: 'PDF',
};
