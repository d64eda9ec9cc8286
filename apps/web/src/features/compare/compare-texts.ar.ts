import { requirements } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CompareTexts } from './compare-texts.ts';

const { number, plural, percent, list } = formatsOf('ar');

export const texts: CompareTexts = {
  title: 'المقارنة · Winnow',
  heading: 'مقارنة المرشحين',
  of: (job) => `لوظيفة ${job}. تظهر الفروق أولًا.`,
  back: 'العودة إلى عملية التحليل',
  anonymous: 'إخفاء الهوية',
  caption: (names) => `مقارنة بين ${list(names)}`,
  waiting: 'جارٍ تحميل المقارنة',
  failed: 'تعذّر تحميل المقارنة',
  retry: 'إعادة المحاولة',
  tooFew: 'اختر من مرشحَين إلى أربعة',
  tooFewWords: 'حدّدهم في قائمة عملية التحليل ثم اختر «مقارنة».',
  missing: 'أحد المرشحين غير موجود',
  missingWords: 'ربما حُذف أو يخص حسابًا آخر. أعد التحديد في عملية التحليل.',
  candidate: 'المرشح',
  leaveOut: (name) => `استبعاد ${name} من المقارنة`,
  rows: {
    score: 'الدرجة',
    potential: 'الدرجة الممكنة',
    confidence: 'الثقة',
    musts: 'المتطلبات الأساسية المتحققة',
    years: 'الخبرة',
    headline: 'المنصب',
    decision: 'القرار',
  },
  outOf: (score) => `الدرجة ${number(score)} من 100`,
  notScored: 'تعذّر التقييم',
  yours: (score) => `درجتك: ${number(score)}`,
  confidence: (confidence) => percent(confidence),
  met: (met, all) => (all === 0 ? 'لا شيء مطلوب' : `${number(met)} من ${number(all)}`),
  notSaid: 'غير مذكور',
  differ: (count) => `مواضع الاختلاف: ${requirements(count)}`,
  nothingDiffers: 'لا فرق بينهم في أي متطلب.',
  alike: (count) => `مواضع التشابه: ${requirements(count)}`,
  must: 'متطلب أساسي',
  overall: 'الملاءمة العامة',
  status: { met: 'متحقق', partly: 'متحقق جزئيًا', 'not-met': 'غير متحقق', 'not-found': 'غير موجود' },
  notAsked: 'غير مطلوب هنا',
  moreQuotes: (count) =>
    plural(count, {
      zero: 'لا اقتباسات أخرى',
      one: 'اقتباس آخر',
      two: 'اقتباسان آخران',
      few: `${number(count)} اقتباسات أخرى`,
      many: `${number(count)} اقتباسًا آخر`,
      other: `${number(count)} اقتباس آخر`,
    }),
};
