import { formatsOf } from '../../../lib/language/formats.ts';
import type { PreviewTexts } from './preview-texts.ts';

const { number } = formatsOf('ar');

export const texts: PreviewTexts = {
  titleOf: (name, job) => `${[name, job].filter(Boolean).join(' · ')} · معاينة · Winnow`,
  back: 'العودة إلى الشخص',
  heading: 'معاينة تحليل',
  badge: 'معاينة غير محفوظة',
  job: 'الوظيفة',
  choose: 'اختر وظيفة',
  chooseWords: 'نقيّم أحدث سيرة ذاتية وفق متطلبات الوظيفة الحالية. هذا مجاني ولا يُحفظ أي شيء.',
  noJobs: 'لا توجد وظائف مفتوحة بعد.',
  scoring: 'جارٍ تقييم السيرة الذاتية',
  explanation: (job, version) =>
    `أحدث سيرة ذاتية مقابل ${job}، الإصدار ${number(version)}. الدرجة هي ما ستعطيه عملية تحليل اليوم. لاتخاذ قرار أو التعليق أو التصدير، أضف الشخص إلى عملية تحليل.`,
  scored: 'فتح التحليل من عملية تحليل',
  failed: 'تعذّر تحميل هذه المعاينة',
  retry: 'إعادة المحاولة',
  missing: 'لا تتوفر معاينة',
  missingWords: 'ربما حُذف الشخص أو الوظيفة، أو لم تُقرأ أي سيرة ذاتية لهذا الشخص بعد.',
};
