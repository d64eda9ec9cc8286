import { formatsOf } from '../../lib/language/formats.ts';
import type { FilesDueTexts } from './files-due-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: FilesDueTexts = {
  heading: (files) => `سير ذاتية ستُحذف قريبًا: ${number(files)}`,
  explanation: (days, first) =>
    `${plural(days, {
      zero: 'تنتهي مدة الاحتفاظ اليوم',
      one: 'تنتهي مدة الاحتفاظ خلال يوم',
      two: 'تنتهي مدة الاحتفاظ خلال يومين',
      few: `تنتهي مدة الاحتفاظ خلال ${number(days)} أيام`,
      many: `تنتهي مدة الاحتفاظ خلال ${number(days)} يومًا`,
      other: `تنتهي مدة الاحتفاظ خلال ${number(days)} يوم`,
    })} أو قبل ذلك، وأولها في ${first}. وتُحذف معها تحليلاتها.`,
  see: 'عرض هذه السير الذاتية',
  keepLonger: 'الاحتفاظ بالسير الذاتية مدة أطول',
  only: 'المقرر حذفها فقط',
};
