import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: string;
  /** The duplicate payment that is refunded. */
  readonly paid: (amount: string) => string;
  /** Used if nothing had been paid yet. */
  readonly unpaid: string;
  readonly goesOn: string;
  readonly open: string;
};

/** Emails about a duplicate order of a plan, whose payment is refunded. */
export const withdrawalEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your second Pro order was canceled',
    paid: (amount) =>
      `Pro was ordered and paid twice. We refunded the second payment of ${amount} to your original payment method. Banks take up to ten days to show it.`,
    unpaid: 'Pro was ordered twice. We canceled the second order before it was paid.',
    goesOn: 'Your plan continues unchanged. You don’t need to do anything.',
    open: 'View plan',
  },
  de: {
    subject: 'Ihre zweite Bestellung von Pro wurde storniert',
    paid: (amount) =>
      `Pro wurde zweimal bestellt und bezahlt. Wir haben die zweite Zahlung von ${amount} auf Ihr ursprüngliches Zahlungsmittel erstattet. Bei Banken kann es bis zu zehn Tage dauern, bis der Betrag erscheint.`,
    unpaid: 'Pro wurde zweimal bestellt. Wir haben die zweite Bestellung storniert, bevor sie bezahlt wurde.',
    goesOn: 'Ihr Tarif läuft unverändert weiter. Sie müssen nichts tun.',
    open: 'Tarif ansehen',
  },
  es: {
    subject: 'Se canceló tu segundo pedido de Pro',
    paid: (amount) =>
      `Pro se pidió y se pagó dos veces. Devolvimos el segundo pago de ${amount} a tu medio de pago original. Los bancos tardan hasta diez días en mostrarlo.`,
    unpaid: 'Pro se pidió dos veces. Cancelamos el segundo pedido antes de que se pagara.',
    goesOn: 'Tu plan continúa sin cambios. No tienes que hacer nada.',
    open: 'Ver plan',
  },
  fr: {
    subject: 'Votre deuxième commande de Pro a été annulée',
    paid: (amount) =>
      `Pro a été commandé et payé deux fois. Nous avons remboursé le deuxième paiement de ${amount} sur votre moyen de paiement d’origine. L’opération peut mettre jusqu’à dix jours à apparaître.`,
    unpaid: 'Pro a été commandé deux fois. Nous avons annulé la deuxième commande avant son paiement.',
    goesOn: 'Votre forfait se poursuit sans changement. Vous n’avez rien à faire.',
    open: 'Voir le forfait',
  },
  ar: {
    subject: 'أُلغي طلبك الثاني لخطة Pro',
    paid: (amount) =>
      `طُلبت خطة Pro ودُفع ثمنها مرتين. رددنا الدفعة الثانية وقدرها ${amount} إلى وسيلة الدفع الأصلية. قد يستغرق ظهور المبلغ في حسابك المصرفي حتى عشرة أيام.`,
    unpaid: 'طُلبت خطة Pro مرتين. ألغينا الطلب الثاني قبل دفع ثمنه.',
    goesOn: 'تستمر خطتك دون تغيير. لا يلزمك فعل شيء.',
    open: 'عرض الخطة',
  },
};
