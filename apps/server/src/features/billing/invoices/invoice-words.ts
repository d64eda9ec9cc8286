import type { Language } from '@winnow/contracts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { InvoiceRow } from './invoice-repository.ts';

/** The words of an invoice's page, in one language. */
export type InvoiceWords = {
  readonly invoice: (number: string) => string;
  readonly issued: string;
  readonly due: string;
  readonly status: string;
  readonly refunded: string;
  readonly corrects: string;
  readonly states: Readonly<Record<InvoiceRow['state'], string>>;
  readonly paidOn: (day: string) => string;
  readonly net: string;
  /** @param rate in percent */
  readonly vat: (rate: number) => string;
  readonly total: string;
  readonly reference: (number: string) => string;
  /** @param from and to days, such as "1 November 2026" */
  readonly plan: (from: string, to: string) => string;
  readonly credits: (count: number) => string;
};

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    invoice: (number) => `Invoice ${number}`,
    issued: 'Issued',
    due: 'Due',
    status: 'Status',
    refunded: 'Refunded',
    corrects: 'Corrects',
    states: {
      open: 'Open',
      paid: 'Paid',
      void: 'Void',
      refunded: 'Refunded',
      disputed: 'Disputed',
      'charged-back': 'Returned by the bank',
    },
    paidOn: (day) => `Paid on ${day}`,
    net: 'Net',
    vat: (rate) => `VAT ${rate}%`,
    total: 'Total',
    reference: (number) => `Reference: ${number}`,
    plan: (from, to) => `Winnow Pro, ${from} to ${to}`,
    credits: (count) => `${count} Winnow credits`,
  },
  de: {
    invoice: (number) => `Rechnung ${number}`,
    issued: 'Ausgestellt',
    due: 'Fällig',
    status: 'Status',
    refunded: 'Erstattet',
    corrects: 'Berichtigt',
    states: {
      open: 'Offen',
      paid: 'Bezahlt',
      void: 'Storniert',
      refunded: 'Erstattet',
      disputed: 'Angefochten',
      'charged-back': 'Von der Bank zurückgebucht',
    },
    paidOn: (day) => `Bezahlt am ${day}`,
    net: 'Netto',
    vat: (rate) => `MwSt. ${rate} %`,
    total: 'Gesamtbetrag',
    reference: (number) => `Verwendungszweck: ${number}`,
    plan: (from, to) => `Winnow Pro, ${from} bis ${to}`,
    credits: (count) => `${count} Winnow-Credits`,
  },
  es: {
    invoice: (number) => `Factura ${number}`,
    issued: 'Emisión',
    due: 'Vencimiento',
    status: 'Estado',
    refunded: 'Reembolsado',
    corrects: 'Corrige',
    states: {
      open: 'Pendiente',
      paid: 'Pagada',
      void: 'Anulada',
      refunded: 'Reembolsada',
      disputed: 'En disputa',
      'charged-back': 'Devuelta por el banco',
    },
    paidOn: (day) => `Pagada el ${day}`,
    net: 'Neto',
    vat: (rate) => `IVA ${rate}%`,
    total: 'Total',
    reference: (number) => `Referencia: ${number}`,
    plan: (from, to) => `Winnow Pro, del ${from} al ${to}`,
    credits: (count) => `${count} créditos de Winnow`,
  },
  fr: {
    invoice: (number) => `Facture ${number}`,
    issued: 'Émission',
    due: 'Échéance',
    status: 'Statut',
    refunded: 'Remboursé',
    corrects: 'Rectifie',
    states: {
      open: 'À payer',
      paid: 'Payée',
      void: 'Annulée',
      refunded: 'Remboursée',
      disputed: 'Contestée',
      'charged-back': 'Restituée par la banque',
    },
    paidOn: (day) => `Payée le ${day}`,
    net: 'Total HT',
    vat: (rate) => `TVA ${rate} %`,
    total: 'Total TTC',
    reference: (number) => `Référence : ${number}`,
    plan: (from, to) => `Winnow Pro, du ${from} au ${to}`,
    credits: (count) => `${count} crédits Winnow`,
  },
  ar: {
    invoice: (number) => `فاتورة ${number}`,
    issued: 'تاريخ الإصدار',
    due: 'تاريخ الاستحقاق',
    status: 'الحالة',
    refunded: 'المبلغ المردود',
    corrects: 'تصحيح للفاتورة',
    states: {
      open: 'غير مدفوعة',
      paid: 'مدفوعة',
      void: 'ملغاة',
      refunded: 'رُدّ مبلغها',
      disputed: 'محل اعتراض',
      'charged-back': 'أعادها البنك',
    },
    paidOn: (day) => `دُفعت في ${day}`,
    net: 'الصافي',
    vat: (rate) => `ضريبة القيمة المضافة ${rate}%`,
    total: 'الإجمالي',
    reference: (number) => `المرجع: ${number}`,
    plan: (from, to) => `Winnow Pro، من ${from} إلى ${to}`,
    credits: (count) => `أرصدة Winnow: ${count}`,
  },
};

/** Describes what one of our invoices is for, on its page and in emails. */
export function describeCharge(
  {
    kind,
    credits,
    periodStart,
    periodEnd,
  }: Pick<InvoiceRow, 'kind' | 'credits' | 'periodStart' | 'periodEnd'>,
  language: Language,
): string {
  const words = invoiceWords[language];
  if (kind === 'top-up' || !periodStart || !periodEnd) return words.credits(credits);
  return words.plan(dayInEmail(periodStart, language), dayInEmail(periodEnd, language));
}
