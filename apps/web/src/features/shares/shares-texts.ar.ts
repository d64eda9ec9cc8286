import { limits } from '@winnow/contracts';
import { candidates } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SharesTexts } from './shares-texts.ts';

const { number, plural, percent } = formatsOf('ar');

export const texts: SharesTexts = {
  shared: {
    title: 'قائمة مشتركة · Winnow',
    titleOf: (title) => `${title} · Winnow`,
    opening: 'جارٍ فتح القائمة',
    ended: 'هذا الرابط غير صالح أو انتهت صلاحيته',
    endedWords: 'اطلب رابطًا جديدًا ممن أرسله.',
    failed: 'تعذّر فتح القائمة',
    retry: 'إعادة المحاولة',
    for: (job) => `لوظيفة ${job}`,
    candidates,
    anonymous: 'الأسماء وبيانات الاتصال مخفية.',
    until: (when) => `مفتوحة حتى ${when}.`,
    how: 'تُحسب كل درجة مما ورد في السيرة الذاتية. ما لا تذكره السيرة لا يكسب نقاطًا فيخفض الدرجة، لكنه يُوسَم «غير موجود» لا «غير متحقق».',
    groups: {
      'talk-first': 'أفضل المطابقات',
      'ask-first': 'بحاجة إلى مراجعة',
      'missing-must': 'متطلب أساسي ناقص',
      'cannot-judge': 'تعذّر التقييم',
    },
    noYears: 'الخبرة غير مذكورة',
    score: (score) => `الدرجة ${number(score)} من 100`,
    notScored: 'تعذّر التقييم',
    confidence: (confidence) => `الثقة ${percent(confidence)}`,
    musts: (met, all) => `تحقق ${number(met)} من ${number(all)} من المتطلبات الأساسية`,
    reasons: (count) =>
      plural(count, {
        zero: 'بلا أسباب',
        one: 'سبب واحد',
        two: 'سببان مع اقتباسات',
        few: `${number(count)} أسباب مع اقتباسات`,
        many: `${number(count)} سببًا مع اقتباسات`,
        other: `${number(count)} سبب مع اقتباسات`,
      }),
    strengths: 'نقاط القوة',
    gaps: 'غير متحقق أو غير موجود',
    must: 'متطلب أساسي',
    status: { met: 'متحقق', partly: 'متحقق جزئيًا', 'not-met': 'غير متحقق', 'not-found': 'غير موجود' },
    comments: 'التعليقات',
    onList: 'على القائمة كلها',
    comment: 'تعليق',
    commentOn: (name) => `تعليق على ${name}`,
    author: 'اسمك',
    text: 'التعليق',
    authorMissing: 'أدخل اسمك.',
    textMissing: 'اكتب تعليقًا.',
    textLong: `بحد أقصى ${number(limits.commentMax)} حرف.`,
    send: 'إرسال',
    sending: 'جارٍ الإرسال',
    sent: 'أُرسل التعليق.',
    cancel: 'إلغاء',
    visibleTo: 'يمكن لكل من لديه الرابط قراءة تعليقك، ومنهم من شارك القائمة.',
  },
};
