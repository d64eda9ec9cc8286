import type { SendScoreTexts } from './send-score-texts.ts';

export const texts: SendScoreTexts = {
  heading: 'نظام تتبع المتقدمين',
  explanation: 'أرسل الدرجة مع رابط لهذه الصفحة على شكل ملاحظة على المرشح.',
  send: (names) => `إرسال الدرجة إلى ${[...new Set(names)].join('، ')}`,
  states: {
    new: 'لم تُرسل',
    waiting: 'بانتظار الإرسال',
    sending: 'قيد الإرسال',
    sent: 'أُرسلت',
    failed: 'لم تُرسل',
    unknown: 'لا نعرف إن كانت قد وصلت. تحقق هناك قبل إرسالها مجددًا.',
  },
  errors: {
    refused: 'لم تُرسل: رفضها النظام. اطلب من مسؤول التحقق من الربط.',
    unavailable: 'لم تُرسل: تعذّر الوصول إلى النظام. حاول لاحقًا.',
    limited: 'لم تُرسل: لم يسمح النظام بطلبات أخرى. حاول لاحقًا.',
    unexpected: 'لم تُرسل: أرسل النظام ردًا غير متوقع.',
    missing: 'لم تُرسل: لم يعد المرشح موجودًا هناك.',
  },
};
