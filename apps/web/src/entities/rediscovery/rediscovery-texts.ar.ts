import { formatsOf } from '../../lib/language/formats.ts';
import type { RediscoveryTexts } from './rediscovery-texts.ts';

const { number, plural } = formatsOf('ar');
const people = (count: number) =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: `${number(count)} أشخاص`,
    many: `${number(count)} شخصًا`,
    other: `${number(count)} شخص`,
  });
const credits = (count: number) =>
  plural(count, {
    zero: 'بلا رصيد',
    one: 'رصيد واحد',
    two: 'رصيدان',
    few: `${number(count)} أرصدة`,
    many: `${number(count)} رصيدًا`,
    other: `${number(count)} رصيد`,
  });

export const texts: RediscoveryTexts = {
  heading: 'من مكتبتك',
  explanation: 'أشخاص في مكتبتك لم يُقيَّموا وفق المتطلبات الحالية، تُجرى المقارنة بالمحرك نفسه. مجانًا.',
  failed: 'تعذّر التحميل',
  retry: 'إعادة المحاولة',
  list: 'أشخاص في مكتبتك يناسبون هذه الوظيفة',
  comparing: 'جارٍ المقارنة',
  notScored: 'تعذّر التقييم',
  score: (score) => number(score),
  missing: (count) => `متطلبات أساسية ناقصة: ${number(count)}`,
  why: (name) => `السبب: ${name}`,
  verdicts: {
    met: 'متحقق',
    partly: 'متحقق جزئيًا',
    'not-met': 'غير متحقق',
    'not-found': 'غير موجود',
  },
  progress: (compared, all) => `تمت مقارنة ${number(compared)} من ${number(all)}`,
  done: (all) => `تمت المقارنة: ${people(all)}`,
  pending: (count) => `سير ذاتية قيد الفهرسة: ${number(count)}`,
  nobody: 'لا أحد غيرهم في مكتبتك',
  nobodyWords: 'قُيّم الجميع وفق المتطلبات الحالية، أو لا توجد سير ذاتية بعد.',
  more: (count) => `عرض المزيد (${number(count)})`,
  choose: (name) => `تحديد ${name}`,
  decided: {
    yes: (date) => `القرار «نعم» لإصدار سابق، ${date}`,
    maybe: (date) => `القرار «ربما» لإصدار سابق، ${date}`,
    no: (date) => `القرار «لا» لإصدار سابق، ${date}`,
  },
  scoredBefore: (date) => `قُيّم وفق إصدار سابق، ${date}`,
  declined: (date) => `رُفض لوظيفة أخرى، ${date}`,
  contacted: (date) => `أُرسل إليه بريد، ${date}`,
  notify: 'إشعار فريق التوظيف بالأشخاص الجدد الأكثر ملاءمة',
  notifyHelp: (score) =>
    `عندما تستوفي سيرة ذاتية جديدة كل المتطلبات الأساسية وتبلغ ${number(score)} أو أكثر، يصل مسؤولي التوظيف في الفريق إشعار واحد عن كل شخص.`,
  run: {
    button: (count) => (count === 0 ? 'إضافة إلى عملية تحليل' : `إضافة إلى عملية تحليل: ${people(count)}`),
    heading: (count) => `إضافة ${people(count)} إلى عملية تحليل؟`,
    explanation: 'يُقيَّمون لهذه الوظيفة وينضمون إلى مرشحيها.',
    cost: (count) => (count === 0 ? 'مجانًا' : credits(count)),
    available: (count) => `من ${number(count)} متاحة`,
    tooFew: 'رصيدك لا يكفي. حدّد عددًا أقل من الأشخاص.',
    counting: 'جارٍ حساب السعر',
    cancel: 'إلغاء',
    start: 'بدء التحليل',
    starting: 'جارٍ بدء التحليل',
  },
  preview: {
    open: 'التحليل الكامل',
    openOf: (name) => `التحليل الكامل: ${name}`,
    otherJob: 'معاينة لوظيفة أخرى',
    aJob: 'معاينة لوظيفة',
    aJobOf: (name) => `معاينة لوظيفة: ${name}`,
  },
  jobs: {
    heading: 'وظائف مفتوحة مناسبة',
    explanation: 'أحدث سيرة ذاتية مقارنةً بوظائفك المفتوحة. مجانًا.',
    none: (open) => `لا تناسب أي وظيفة مفتوحة هذا الشخص (${number(open)}).`,
    noneOpen: 'لا توجد وظائف مفتوحة.',
    unread: 'لم تُقرأ أي سيرة ذاتية لهذا الشخص بعد.',
    scored: 'فتح التحليل لهذه الوظيفة',
  },
};
