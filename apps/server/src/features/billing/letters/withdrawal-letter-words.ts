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
export const withdrawalLetterWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your second order of Pro was taken back',
    paid: (amount) =>
      `Pro was ordered twice, and paid twice. The second payment of ${amount} goes back to where it came from; banks take up to ten days for it.`,
    unpaid: 'Pro was ordered twice. The second order was taken back before anything was paid for it.',
    goesOn: 'Your plan goes on as it was. You need do nothing.',
    open: 'See your plan',
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
