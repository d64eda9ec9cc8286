import type { Language } from '@winnow/contracts';
import type { InvoiceNews } from '../invoices/invoice-news.ts';

type NewsWords = {
  readonly subject: (number: string) => string;
  /** What has become of the payment. */
  readonly what: (description: string, amount: string) => string;
  /** What becomes of credits that were bought with it. */
  readonly ofCredits: string;
  /** What becomes of a plan that was paid with it. */
  readonly ofPlan: string;
};

type Words = Readonly<Record<InvoiceNews, NewsWords>> & { readonly open: string };

/** What is said of payments that went back, or that a bank disputes. */
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
      subject: (number) => `Rechnung ${number}: Ihre Zahlung geht zurück`,
      what: (description, amount) =>
        `${description}: ${amount} gehen dorthin zurück, woher sie kamen. Banken brauchen dafür bis zu zehn Tage.`,
      ofCredits: 'Von den damit gekauften Credits wurden die noch nicht verbrauchten zurückgenommen.',
      ofPlan: 'An Ihrem Plan ändert sich dadurch nichts.',
    },
    'refund-failed': {
      subject: (number) => `Rechnung ${number}: Ihre Zahlung konnte nicht zurückgehen`,
      what: (description, amount) =>
        `${description}: ${amount} konnten nicht zurückgezahlt werden, weil Ihre Bank die Zahlung nicht annahm. Schreiben Sie uns, damit sie Sie auf anderem Weg erreicht.`,
      ofCredits: 'Die zurückgenommenen Credits gehören wieder Ihnen.',
      ofPlan: 'An Ihrem Plan ändert sich dadurch nichts.',
    },
    disputed: {
      subject: (number) => `Rechnung ${number}: Ihre Bank beanstandet die Zahlung`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat uns mitgeteilt, dass die Zahlung beanstandet ist, und behält sie ein, während sie den Fall prüft. War das nicht Ihre Absicht, sagen Sie es Ihrer Bank.`,
      ofCredits:
        'Von den damit gekauften Credits wurden die noch nicht verbrauchten zurückgenommen. Sie kommen wieder, wenn die Zahlung bestehen bleibt.',
      ofPlan: 'Ihr Plan läuft weiter, bis darüber entschieden ist.',
    },
    'dispute-won': {
      subject: (number) => `Rechnung ${number}: die Zahlung bleibt bestehen`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat entschieden, dass die Zahlung bestehen bleibt.`,
      ofCredits: 'Die zurückgenommenen Credits gehören wieder Ihnen.',
      ofPlan: 'Die Rechnung gilt als bezahlt.',
    },
    'charged-back': {
      subject: (number) => `Rechnung ${number}: Ihre Bank hat die Zahlung zurückgeholt`,
      what: (description, amount) =>
        `${description}, ${amount}: Ihre Bank hat Ihnen die Zahlung zurückgegeben.`,
      ofCredits: 'Die damit gekauften und nicht verbrauchten Credits bleiben zurückgenommen.',
      ofPlan:
        'Der damit bezahlte Plan endet, und es wird nichts mehr dafür abgebucht. Nichts von Ihnen wird gelöscht.',
    },
    open: 'Rechnungen ansehen',
  },
  ar: {
    refunded: {
      subject: (number) => `الفاتورة ${number}: تُعاد دفعتك`,
      what: (description, amount) =>
        `${description}: يُعاد مبلغ ${amount} إلى حيث أتى؛ وقد تحتاج البنوك إلى عشرة أيام.`,
      ofCredits: 'استُردّ ما لم تستخدمه من الأرصدة التي اشتريتها بهذه الدفعة.',
      ofPlan: 'لا تتغير خطتك بسبب ذلك.',
    },
    'refund-failed': {
      subject: (number) => `الفاتورة ${number}: تعذرت إعادة دفعتك`,
      what: (description, amount) =>
        `${description}: تعذرت إعادة ${amount} لأن بنكك لم يقبلها. اكتب إلينا لتصلك بطريقة أخرى.`,
      ofCredits: 'عادت إليك الأرصدة التي استُردّت.',
      ofPlan: 'لا تتغير خطتك بسبب ذلك.',
    },
    disputed: {
      subject: (number) => `الفاتورة ${number}: بنكك يعترض على الدفعة`,
      what: (description, amount) =>
        `${description}، ${amount}: أبلغنا بنكك بأن الدفعة معترض عليها، وهو يحتجزها إلى أن ينظر في الأمر. إن لم تقصد ذلك فأخبر بنكك.`,
      ofCredits: 'استُردّ ما لم تستخدمه من الأرصدة التي اشتريتها بهذه الدفعة، وتعود إليك إذا ثبتت الدفعة.',
      ofPlan: 'تستمر خطتك إلى أن يُبتّ في الأمر.',
    },
    'dispute-won': {
      subject: (number) => `الفاتورة ${number}: الدفعة ثابتة`,
      what: (description, amount) => `${description}، ${amount}: قرر بنكك أن الدفعة ثابتة.`,
      ofCredits: 'عادت إليك الأرصدة التي استُردّت.',
      ofPlan: 'تُعد الفاتورة مدفوعة.',
    },
    'charged-back': {
      subject: (number) => `الفاتورة ${number}: استرجع بنكك الدفعة`,
      what: (description, amount) => `${description}، ${amount}: أعاد بنكك الدفعة إليك.`,
      ofCredits: 'تبقى الأرصدة التي اشتريتها بهذه الدفعة ولم تستخدمها مستردّة.',
      ofPlan: 'تنتهي الخطة التي دُفعت بها، ولا يُحصَّل عنها شيء بعد ذلك. لا يُحذف شيء مما يخصك.',
    },
    open: 'عرض الفواتير',
  },
};
