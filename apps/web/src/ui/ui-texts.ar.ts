import { formatsOf } from '../lib/language/formats.ts';
import type { UiTexts } from './ui-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: UiTexts = {
  loading: 'جارٍ التحميل…',
  close: 'إغلاق',
  problem: 'هناك مشكلة',
  copy: 'نسخ',
  copied: 'تم النسخ.',
  copyNamed: (what) => `نسخ: ${what}`,
  undo: 'تراجع',
  undoLast: 'التراجع عن آخر إجراء',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page) => `الصفحة ${page}`,
  pages: 'الصفحات',
  showTable: 'عرض كجدول',
  showChart: 'عرض كرسم بياني',
  filters: (count) => (count === 0 ? 'عوامل التصفية' : `عوامل التصفية، المحدّد منها: ${count}`),
  done: 'تم',
  sortBy: 'ترتيب حسب',
  ascending: 'تصاعدي',
  descending: 'تنازلي',
  stillWaiting: 'ما زلنا بانتظار الخادم…',
  notSavedYet: 'لم يُحفظ بعد. ما زلنا بانتظار الخادم…',
  searching: 'جارٍ البحث…',
  nothingFound: 'لا توجد نتائج. جرّب كلمة أخرى.',
  characters: (length, most) => `${number(length)} من ${number(most)} حرف`,
  results: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${count} نتائج`,
      many: `${count} نتيجة`,
      other: `${count} نتيجة`,
    }),
};
