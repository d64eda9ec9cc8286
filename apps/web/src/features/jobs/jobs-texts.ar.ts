import { requirements } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { JobsTexts } from './jobs-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: JobsTexts = {
  title: 'الوظائف · Winnow',
  heading: 'الوظائف',
  introduction: 'تُقيَّم كل سيرة ذاتية وفق متطلبات إحدى هذه الوظائف.',
  add: 'إضافة وظيفة',
  write: 'إنشاء بالذكاء الاصطناعي',
  search: 'بحث',
  searchHint: 'المسمّى أو الشركة أو المكان',
  order: 'الترتيب',
  orders: { updated: 'آخر تعديل', created: 'الأحدث', title: 'المسمّى' },
  show: 'عرض',
  statuses: { active: 'نشطة', archived: 'مؤرشفة' },
  failed: 'تعذّر تحميل وظائفك',
  retry: 'إعادة المحاولة',
  more: 'عرض المزيد',
  count: (count) =>
    plural(count, {
      zero: 'لا وظائف',
      one: 'وظيفة واحدة',
      two: 'وظيفتان',
      few: `${number(count)} وظائف`,
      many: `${number(count)} وظيفة`,
      other: `${number(count)} وظيفة`,
    }),
  empty: 'لا وظائف بعد',
  emptyWords: 'ألصق وصفًا وظيفيًا أو ارفعه، أو أنشئ واحدًا من مسمّى وظيفي. تظهر المتطلبات أثناء الكتابة.',
  emptyArchive: 'الأرشيف فارغ',
  emptyArchiveWords: 'تظهر هنا الوظائف المؤرشفة مع جميع مرشحيها.',
  noneFound: 'لم يُعثر على شيء',
  noneFoundWords: 'لا يحتوي أي مسمّى أو شركة أو مكان على هذه الكلمات.',
  clearSearch: 'مسح البحث',
  requirements: (count, musts) =>
    `${requirements(count, 'بلا متطلبات')}، ${plural(musts, {
      zero: 'بلا متطلبات أساسية',
      one: 'متطلب أساسي واحد',
      two: 'متطلبان أساسيان',
      few: `${number(musts)} متطلبات أساسية`,
      many: `${number(musts)} متطلبًا أساسيًا`,
      other: `${number(musts)} متطلب أساسي`,
    })}`,
  analyses: (count) =>
    plural(count, {
      zero: 'لم تُقيَّم أي سيرة',
      one: 'قُيّمت سيرة واحدة',
      two: 'قُيّمت سيرتان',
      few: `قُيّمت ${number(count)} سير`,
      many: `قُيّمت ${number(count)} سيرة`,
      other: `قُيّمت ${number(count)} سيرة`,
    }),
  noAnalyses: 'لم تُقيَّم أي سيرة بعد',
  changed: (when) => `عُدّلت في ${when}`,
  sources: { written: '', uploaded: 'من ملف', generated: 'مُنشأة بالذكاء الاصطناعي', sample: 'مثال' },
  menu: (job) => `خيارات ${job}`,
  analyze: 'بدء التحليل',
  edit: 'تعديل',
  duplicate: 'إنشاء نسخة',
  archive: 'أرشفة',
  restore: 'استعادة',
  remove: 'حذف',
  duplicated: 'أُنشئت نسخة، وهي المعروضة الآن.',
  archived: (job) => `أُرشفت «${job}».`,
  restored: (job) => `استُعيدت «${job}».`,
  removed: (job) => `حُذفت «${job}».`,
  removedWith: (job) => `حُذفت «${job}» مع عمليات التحليل ونتائجها. تبقى السير الذاتية في مكتبتك.`,
};
