import type { Language } from '@winnow/contracts';
import type { InvoiceNews } from '../invoices/invoice-news.ts';

type NewsWords = {
  readonly subject: (number: string) => string;
  /** What happened to the payment. */
  readonly what: (description: string, amount: string) => string;
  /** What happens to credits bought with it. */
  readonly ofCredits: string;
  /** What happens to a plan paid with it. */
  readonly ofPlan: string;
};

type Words = Readonly<Record<InvoiceNews, NewsWords>> & { readonly open: string };

/** Emails about refunded and disputed payments. */
export const paymentEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    refunded: {
      subject: (number) => `Invoice ${number}: your refund is on its way`,
      what: (description, amount) =>
        `${description}: we refunded ${amount} to your original payment method. Banks take up to ten days to show it.`,
      ofCredits: 'The unused credits bought with this payment were removed.',
      ofPlan: 'Your plan does not change.',
    },
    'refund-failed': {
      subject: (number) => `Invoice ${number}: your refund failed`,
      what: (description, amount) =>
        `${description}: your bank did not accept the refund of ${amount}. Contact us, and we will send it another way.`,
      ofCredits: 'The removed credits were restored.',
      ofPlan: 'Your plan does not change.',
    },
    disputed: {
      subject: (number) => `Invoice ${number}: your payment is disputed`,
      what: (description, amount) =>
        `${description}, ${amount}: your bank told us that this payment is disputed, and is holding it during its investigation. If you did not dispute it, contact your bank.`,
      ofCredits:
        'The unused credits bought with this payment were removed. We restore them if the dispute is decided in our favor.',
      ofPlan: 'Your plan continues until the dispute is decided.',
    },
    'dispute-won': {
      subject: (number) => `Invoice ${number}: the dispute is closed`,
      what: (description, amount) =>
        `${description}, ${amount}: your bank decided that the payment is valid.`,
      ofCredits: 'The removed credits were restored.',
      ofPlan: 'The invoice is paid.',
    },
    'charged-back': {
      subject: (number) => `Invoice ${number}: your payment was reversed`,
      what: (description, amount) => `${description}, ${amount}: your bank returned the payment to you.`,
      ofCredits: 'The unused credits bought with this payment stay removed.',
      ofPlan:
        'The plan paid with it ends, and you won’t be charged for it again. None of your data is deleted.',
    },
    open: 'View invoices',
  },
  de: {
    refunded: {
      subject: (number) => `Rechnung ${number}: Ihre Erstattung ist unterwegs`,
      what: (description, amount) =>
        `${description}: Wir haben ${amount} auf Ihr ursprüngliches Zahlungsmittel erstattet. Bei Banken kann es bis zu zehn Tage dauern, bis der Betrag erscheint.`,
      ofCredits: 'Die mit dieser Zahlung gekauften, noch nicht verbrauchten Credits wurden entfernt.',
      ofPlan: 'Ihr Tarif ändert sich nicht.',
    },
    'refund-failed': {
      subject: (number) => `Rechnung ${number}: Ihre Erstattung ist fehlgeschlagen`,
      what: (description, amount) =>
        `${description}: Ihre Bank hat die Erstattung von ${amount} nicht angenommen. Schreiben Sie uns, und wir senden sie Ihnen auf anderem Weg.`,
      ofCredits: 'Die entfernten Credits wurden wiederhergestellt.',
      ofPlan: 'Ihr Tarif ändert sich nicht.',
    },
    disputed: {
      subject: (number) => `Rechnung ${number}: Ihre Zahlung wird angefochten`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat uns mitgeteilt, dass diese Zahlung angefochten wird, und behält sie während der Prüfung ein. Wenn Sie die Zahlung nicht angefochten haben, wenden Sie sich an Ihre Bank.`,
      ofCredits:
        'Die mit dieser Zahlung gekauften, noch nicht verbrauchten Credits wurden entfernt. Wir stellen sie wieder her, wenn zu unseren Gunsten entschieden wird.',
      ofPlan: 'Ihr Tarif läuft weiter, bis darüber entschieden ist.',
    },
    'dispute-won': {
      subject: (number) => `Rechnung ${number}: Die Anfechtung ist abgeschlossen`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat entschieden, dass die Zahlung gültig ist.`,
      ofCredits: 'Die entfernten Credits wurden wiederhergestellt.',
      ofPlan: 'Die Rechnung ist bezahlt.',
    },
    'charged-back': {
      subject: (number) => `Rechnung ${number}: Ihre Zahlung wurde zurückgebucht`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat Ihnen die Zahlung zurückgegeben.`,
      ofCredits: 'Die mit dieser Zahlung gekauften, nicht verbrauchten Credits bleiben entfernt.',
      ofPlan:
        'Der damit bezahlte Tarif endet, und Ihnen wird dafür nichts mehr berechnet. Ihre Daten werden nicht gelöscht.',
    },
    open: 'Rechnungen ansehen',
  },
  es: {
    refunded: {
      subject: (number) => `Factura ${number}: tu reembolso está en camino`,
      what: (description, amount) =>
        `${description}: devolvimos ${amount} a tu medio de pago original. Los bancos tardan hasta diez días en mostrarlo.`,
      ofCredits: 'Se retiraron los créditos sin usar que compraste con este pago.',
      ofPlan: 'Tu plan no cambia.',
    },
    'refund-failed': {
      subject: (number) => `Factura ${number}: no se pudo hacer el reembolso`,
      what: (description, amount) =>
        `${description}: tu banco no aceptó el reembolso de ${amount}. Escríbenos y te lo enviaremos de otra forma.`,
      ofCredits: 'Se restablecieron los créditos retirados.',
      ofPlan: 'Tu plan no cambia.',
    },
    disputed: {
      subject: (number) => `Factura ${number}: tu pago está en disputa`,
      what: (description, amount) =>
        `${description}, ${amount}: tu banco nos informó que este pago está en disputa y lo retiene mientras investiga. Si no lo disputaste tú, habla con tu banco.`,
      ofCredits:
        'Se retiraron los créditos sin usar que compraste con este pago. Los restableceremos si la disputa se resuelve a nuestro favor.',
      ofPlan: 'Tu plan continúa hasta que se resuelva la disputa.',
    },
    'dispute-won': {
      subject: (number) => `Factura ${number}: la disputa se cerró`,
      what: (description, amount) => `${description}, ${amount}: tu banco decidió que el pago es válido.`,
      ofCredits: 'Se restablecieron los créditos retirados.',
      ofPlan: 'La factura está pagada.',
    },
    'charged-back': {
      subject: (number) => `Factura ${number}: se revirtió tu pago`,
      what: (description, amount) => `${description}, ${amount}: tu banco te devolvió el pago.`,
      ofCredits: 'Los créditos sin usar que compraste con este pago siguen retirados.',
      ofPlan:
        'El plan pagado con él termina y no se te volverá a cobrar. No se elimina ninguno de tus datos.',
    },
    open: 'Ver facturas',
  },
  fr: {
    refunded: {
      subject: (number) => `Facture ${number} : votre remboursement est en cours`,
      what: (description, amount) =>
        `${description} : nous avons remboursé ${amount} sur votre moyen de paiement d’origine. L’opération peut mettre jusqu’à dix jours à apparaître.`,
      ofCredits: 'Les crédits non utilisés achetés avec ce paiement ont été retirés.',
      ofPlan: 'Votre forfait ne change pas.',
    },
    'refund-failed': {
      subject: (number) => `Facture ${number} : votre remboursement a échoué`,
      what: (description, amount) =>
        `${description} : votre banque n’a pas accepté le remboursement de ${amount}. Contactez-nous, et nous vous l’enverrons autrement.`,
      ofCredits: 'Les crédits retirés ont été rétablis.',
      ofPlan: 'Votre forfait ne change pas.',
    },
    disputed: {
      subject: (number) => `Facture ${number} : votre paiement est contesté`,
      what: (description, amount) =>
        `${description}, ${amount} : votre banque nous a signalé que ce paiement est contesté et le retient pendant son enquête. Si vous ne l’avez pas contesté, contactez votre banque.`,
      ofCredits:
        'Les crédits non utilisés achetés avec ce paiement ont été retirés. Nous les rétablirons si la contestation est tranchée en notre faveur.',
      ofPlan: 'Votre forfait se poursuit jusqu’à la décision.',
    },
    'dispute-won': {
      subject: (number) => `Facture ${number} : la contestation est close`,
      what: (description, amount) => `${description}, ${amount} : votre banque a jugé le paiement valable.`,
      ofCredits: 'Les crédits retirés ont été rétablis.',
      ofPlan: 'La facture est payée.',
    },
    'charged-back': {
      subject: (number) => `Facture ${number} : votre paiement a été annulé`,
      what: (description, amount) => `${description}, ${amount} : votre banque vous a rendu le paiement.`,
      ofCredits: 'Les crédits non utilisés achetés avec ce paiement restent retirés.',
      ofPlan:
        'Le forfait payé ainsi prend fin et ne vous sera plus facturé. Aucune de vos données n’est supprimée.',
    },
    open: 'Voir les factures',
  },
  ar: {
    refunded: {
      subject: (number) => `الفاتورة ${number}: المبلغ المسترد في طريقه إليك`,
      what: (description, amount) =>
        `${description}: رددنا ${amount} إلى وسيلة الدفع الأصلية. قد يستغرق ظهور المبلغ في حسابك المصرفي حتى عشرة أيام.`,
      ofCredits: 'أُزيلت الأرصدة غير المستخدمة التي اشتريتها بهذه الدفعة.',
      ofPlan: 'لا تتغير خطتك.',
    },
    'refund-failed': {
      subject: (number) => `الفاتورة ${number}: تعذّر رد المبلغ`,
      what: (description, amount) =>
        `${description}: لم يقبل بنكك رد مبلغ ${amount}. راسلنا وسنرسله إليك بطريقة أخرى.`,
      ofCredits: 'أُعيدت الأرصدة التي أُزيلت.',
      ofPlan: 'لا تتغير خطتك.',
    },
    disputed: {
      subject: (number) => `الفاتورة ${number}: دفعتك محل اعتراض`,
      what: (description, amount) =>
        `${description}، ${amount}: أبلغنا بنكك بأن هذه الدفعة محل اعتراض، وهو يحتجزها خلال النظر في الأمر. إن لم تكن أنت من اعترض عليها فتواصل مع بنكك.`,
      ofCredits:
        'أُزيلت الأرصدة غير المستخدمة التي اشتريتها بهذه الدفعة. نعيدها إليك إذا حُسم الاعتراض لصالحنا.',
      ofPlan: 'تستمر خطتك إلى أن يُحسم الاعتراض.',
    },
    'dispute-won': {
      subject: (number) => `الفاتورة ${number}: أُغلق الاعتراض`,
      what: (description, amount) => `${description}، ${amount}: قرر بنكك أن الدفعة صحيحة.`,
      ofCredits: 'أُعيدت الأرصدة التي أُزيلت.',
      ofPlan: 'الفاتورة مدفوعة.',
    },
    'charged-back': {
      subject: (number) => `الفاتورة ${number}: أُلغيت دفعتك وأُعيد مبلغها`,
      what: (description, amount) => `${description}، ${amount}: أعاد بنكك الدفعة إليك.`,
      ofCredits: 'تبقى الأرصدة غير المستخدمة التي اشتريتها بهذه الدفعة محذوفة.',
      ofPlan: 'تنتهي الخطة المدفوعة بها، ولن تُحاسب عليها مرة أخرى. لا يُحذف أي من بياناتك.',
    },
    open: 'عرض الفواتير',
  },
};
