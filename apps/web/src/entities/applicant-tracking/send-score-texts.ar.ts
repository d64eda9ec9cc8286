import { formatsOf } from '../../lib/language/formats.ts';
import type { SendScoreTexts } from './send-score-texts.ts';

const { number, plural } = formatsOf('ar');

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
    unexpected: 'لم تُرسل: أرسل النظام ردًا غير متوقع. حاول لاحقًا.',
    missing: 'لم تُرسل: لم يعد المرشح موجودًا هناك.',
  },
  many: {
    title: 'إرسال الدرجات',
    titleOf: (names) => `إرسال الدرجات إلى ${names.join('، ')}`,
    explanation: 'تُكتب كل درجة مرة واحدة ملاحظةً على المرشح، مع رابط لصفحته هنا.',
    unsent: 'للإرسال',
    underWay: 'في الطريق',
    sent: 'أُرسلت',
    failed: 'لم تُرسل بسبب خطأ',
    unknown: 'ربما وصلت',
    withoutSystem: 'ليست من نظام مرتبط',
    withoutScore: 'بلا درجة',
    failedWords: 'يذكر تبويب «السجل» لكل مرشح السبب. يمكنك إرسالها مجددًا.',
    unknownHeading: (count) =>
      plural(count, {
        zero: 'لا درجات مجهولة المصير',
        one: 'لا نعرف إن كانت درجة واحدة قد وصلت',
        two: 'لا نعرف إن كانت درجتان قد وصلتا',
        few: `لا نعرف إن كانت ${number(count)} درجات قد وصلت`,
        many: `لا نعرف إن كانت ${number(count)} درجة قد وصلت`,
        other: `لا نعرف إن كانت ${number(count)} درجة قد وصلت`,
      }),
    unknownWords: 'توقف الخادم أثناء إرسالها. تحقق هناك ثم أرسلها من تبويب «السجل» للمرشح.',
    send: (count) =>
      plural(count, {
        zero: 'لا درجات للإرسال',
        one: 'إرسال درجة واحدة',
        two: 'إرسال درجتين',
        few: `إرسال ${number(count)} درجات`,
        many: `إرسال ${number(count)} درجة`,
        other: `إرسال ${number(count)} درجة`,
      }),
    close: 'إغلاق',
    failedToLoad: 'تعذّر تحميل ما أُرسل',
    retry: 'إعادة المحاولة',
  },
};
