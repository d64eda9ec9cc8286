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
  ar: {
    subject: 'أُلغي طلبك الثاني لخطة Pro',
    paid: (amount) =>
      `طُلبت خطة Pro مرتين ودُفع ثمنها مرتين. تُعاد الدفعة الثانية وقدرها ${amount} إلى حيث أتت؛ وقد تحتاج البنوك إلى عشرة أيام.`,
    unpaid: 'طُلبت خطة Pro مرتين. أُلغي الطلب الثاني قبل أن يُدفع عنه شيء.',
    goesOn: 'تستمر خطتك كما كانت. لا يلزمك فعل شيء.',
    open: 'عرض الخطة',
  },
};
