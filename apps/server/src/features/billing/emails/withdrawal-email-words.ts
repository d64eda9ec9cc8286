import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: string;
  /** What was paid once too often, and goes back. */
  readonly paid: (amount: string) => string;
  /** Where nothing had been paid yet. */
  readonly unpaid: string;
  readonly goesOn: string;
  readonly open: string;
};

/** What is said of a second order of a plan, whose payment goes back. */
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
    subject: 'Ihre zweite Bestellung von Pro wurde zurückgenommen',
    paid: (amount) =>
      `Pro wurde zweimal bestellt und zweimal bezahlt. Die zweite Zahlung von ${amount} geht dorthin zurück, woher sie kam; Banken brauchen dafür bis zu zehn Tage.`,
    unpaid:
      'Pro wurde zweimal bestellt. Die zweite Bestellung wurde zurückgenommen, bevor etwas dafür bezahlt war.',
    goesOn: 'Ihr Plan läuft weiter wie bisher. Sie müssen nichts tun.',
    open: 'Plan ansehen',
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
      `طُلبت خطة Pro مرتين ودُفع ثمنها مرتين. تُعاد الدفعة الثانية وقدرها ${amount} إلى حيث أتت؛ وقد تحتاج البنوك إلى عشرة أيام.`,
    unpaid: 'طُلبت خطة Pro مرتين. أُلغي الطلب الثاني قبل أن يُدفع عنه شيء.',
    goesOn: 'تستمر خطتك كما كانت. لا يلزمك فعل شيء.',
    open: 'عرض الخطة',
  },
};
