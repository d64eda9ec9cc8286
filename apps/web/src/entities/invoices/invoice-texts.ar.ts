import type { InvoiceTexts } from './invoice-texts.ts';

export const texts: InvoiceTexts = {
  paidBack: (amount) => `رُدّ ${amount}`,
  download: (invoice) => `تنزيل الفاتورة ${invoice} بصيغة PDF`,
  pdf: 'PDF',
};
