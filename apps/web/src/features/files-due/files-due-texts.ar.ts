import { formatsOf } from '../../lib/language/formats.ts';
import type { FilesDueTexts } from './files-due-texts.ts';

const { number } = formatsOf('ar');

export const texts: FilesDueTexts = {
  heading: (files) => `سير ذاتية ستُحذف قريبًا: ${number(files)}`,
  explanation: (days, first) =>
    `تنتهي مدة الاحتفاظ خلال أيام عددها ${number(days)} على الأكثر، وأولها في ${first}. ويُحذف معها ما قُيّم منها.`,
  see: 'عرض هذه السير الذاتية',
  keepLonger: 'الاحتفاظ بالسير الذاتية مدة أطول',
  only: 'ما سيُحذف قريبًا فقط',
};
