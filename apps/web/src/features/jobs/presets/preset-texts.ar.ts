import { jobLimits, presetLimits } from '@winnow/contracts';
import { requirements as requirementsOf } from '../../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { PresetTexts } from './preset-texts.ts';

const { number, plural } = formatsOf('ar');

const linesOf = (count: number, musts: number) =>
  `${requirementsOf(count)}، ${plural(musts, {
    zero: 'بلا متطلبات أساسية',
    one: 'منها واحد أساسي',
    two: 'منها اثنان أساسيان',
    few: `منها ${number(musts)} أساسية`,
    many: `منها ${number(musts)} أساسيًا`,
    other: `منها ${number(musts)} أساسي`,
  })}`;

export const texts: PresetTexts = {
  retry: 'إعادة المحاولة',
  open: 'القوالب',
  title: 'قوالب المتطلبات',
  explanation: 'احفظ متطلبات وظيفة وأضفها إلى الوظائف المشابهة.',
  failed: 'تعذّر تحميل قوالبك',
  saveHeading: 'حفظ هذه المتطلبات',
  name: 'اسم القالب',
  nameHint: 'مثل «المحاسبون»',
  nameMissing: 'أدخل اسمًا.',
  nameTooLong: `يجب ألا يزيد الاسم على ${number(presetLimits.nameMax)} حرفًا.`,
  what: (count, musts) =>
    count === 0
      ? 'لا توجد لهذه الوظيفة متطلبات لحفظها بعد.'
      : `${linesOf(count, musts)}، مع أوزانها. أما الملاءمة العامة فتُقرأ من كل وصف وظيفي.`,
  save: 'حفظ القالب',
  saving: 'جارٍ الحفظ',
  saved: (name) => `حُفظ القالب «${name}».`,
  listHeading: 'قوالبك',
  count: (count, all) => `${number(count)} من ${number(all)}`,
  empty: 'لا توجد قوالب بعد',
  emptyWords: 'تظهر هنا القوالب التي تحفظها.',
  lines: linesOf,
  apply: 'معاينة',
  applyNamed: (name) => `معاينة «${name}»`,
  menu: (name) => `خيارات «${name}»`,
  rename: 'إعادة التسمية',
  replace: 'استبدال محتواه بمتطلبات هذه الوظيفة',
  remove: 'حذف',
  removed: (name) => `حُذف القالب «${name}».`,
  renamed: (name) => `أصبح الاسم «${name}».`,
  replaced: (name) => `يحتوي «${name}» الآن على متطلبات هذه الوظيفة.`,
  saveName: 'حفظ الاسم',
  requirements: 'المتطلبات',
  cancel: 'إلغاء',
  adds: (count) =>
    count === 0 ? 'كل متطلبات هذا القالب موجودة في القائمة.' : `يضيف ${requirementsOf(count)}:`,
  known: (count) => `موجود في القائمة: ${requirementsOf(count)}.`,
  leftOut: (count) =>
    `يمكن أن تضم الوظيفة ${number(jobLimits.requirements)} متطلبًا، فلا مكان لـ${number(count)} غيرها.`,
  takeOver: (count) => `اعتماد تصنيف القالب وأوزانه أيضًا حيث تختلف (${number(count)})`,
  add: (count) => (count === 0 ? 'تطبيق القالب' : `إضافة ${requirementsOf(count)}`),
  applied: (name) => `طُبّق القالب «${name}». احفظ الوظيفة للإبقاء على التغييرات.`,
  must: 'متطلب أساسي',
};
