import type { Language } from '@winnow/contracts';

export type InvoiceEmailWords = {
  readonly subject: (number: string) => string;
  /** Description, amount and due date. */
  readonly due: (description: string, amount: string, day: string) => string;
  readonly overdueSubject: (number: string) => string;
  /** Says that the due date has passed, and what happens next. */
  readonly overdue: (description: string, amount: string, day: string) => string;
  readonly reference: (number: string) => string;
  readonly open: string;
};

/** Text around an invoice. The invoice itself, its description and the bank details have one language. */
export const invoiceEmailWords: Readonly<Record<Language, InvoiceEmailWords>> = {
  en: {
    subject: (number) => `Invoice ${number}`,
    due: (description, amount, day) => `${description}: ${amount}, due on ${day}.`,
    overdueSubject: (number) => `Invoice ${number} is overdue`,
    overdue: (description, amount, day) =>
      `${description}: ${amount} was due on ${day}. Pro ends with the current period unless the invoice is paid by then. If you have already sent the payment, you don’t need to do anything.`,
    reference: (number) => `Reference: ${number}`,
    open: 'View invoice',
  },
  de: {
    subject: (number) => `Rechnung ${number}`,
    due: (description, amount, day) => `${description}: ${amount}, zu zahlen bis zum ${day}.`,
    overdueSubject: (number) => `Rechnung ${number} ist überfällig`,
    overdue: (description, amount, day) =>
      `${description}: ${amount} war am ${day} fällig. Pro endet mit dem laufenden Zeitraum, wenn die Rechnung bis dahin nicht bezahlt ist. Wenn Sie die Zahlung schon veranlasst haben, müssen Sie nichts tun.`,
    reference: (number) => `Verwendungszweck: ${number}`,
    open: 'Rechnung ansehen',
  },
  es: {
    subject: (number) => `Factura ${number}`,
    due: (description, amount, day) => `${description}: ${amount}, con vencimiento el ${day}.`,
    overdueSubject: (number) => `La factura ${number} está vencida`,
    overdue: (description, amount, day) =>
      `${description}: ${amount} vencía el ${day}. Pro termina con el período actual si la factura no se paga antes. Si ya enviaste el pago, no tienes que hacer nada.`,
    reference: (number) => `Referencia: ${number}`,
    open: 'Ver factura',
  },
  fr: {
    subject: (number) => `Facture ${number}`,
    due: (description, amount, day) => `${description} : ${amount}, à régler au plus tard le ${day}.`,
    overdueSubject: (number) => `La facture ${number} est en retard de paiement`,
    overdue: (description, amount, day) =>
      `${description} : ${amount} était à régler au plus tard le ${day}. Pro prend fin avec la période en cours si la facture n’est pas payée d’ici là. Si vous avez déjà effectué le paiement, vous n’avez rien à faire.`,
    reference: (number) => `Référence : ${number}`,
    open: 'Voir la facture',
  },
  ar: {
    subject: (number) => `الفاتورة ${number}`,
    due: (description, amount, day) => `${description}: ${amount}، تستحق الدفع في ${day}.`,
    overdueSubject: (number) => `الفاتورة ${number} متأخرة السداد`,
    overdue: (description, amount, day) =>
      `${description}: ${amount}، كان موعد دفعها ${day}. تنتهي خطة Pro بنهاية الفترة الحالية ما لم تُدفع الفاتورة قبل ذلك. إذا كنت قد أرسلت الدفعة فلا يلزمك فعل شيء.`,
    reference: (number) => `المرجع: ${number}`,
    open: 'عرض الفاتورة',
  },
};
