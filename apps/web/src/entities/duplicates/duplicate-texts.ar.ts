import { formatsOf } from '../../lib/language/formats.ts';
import type { DuplicateTexts } from './duplicate-texts.ts';

const { number } = formatsOf('ar');

export const texts: DuplicateTexts = {
  title: 'تكرارات محتملة · Winnow',
  heading: 'تكرارات محتملة',
  explanation:
    'أشخاص قد يكونون الشخص نفسه. الدمج يجمع كل السير الذاتية لدى شخص واحد ويمكن التراجع عنه. المشترك بينهما مُعلَّم.',
  back: 'مجمع المواهب',
  link: (count) => `تكرارات محتملة: ${number(count)}`,
  place: (place, all) => `${number(place)} من ${number(all)}`,
  previous: 'الزوج السابق',
  next: 'الزوج التالي',
  none: 'لا تكرارات محتملة',
  noneWords: 'عندما تبدو سيرتان ذاتيتان لشخص واحد تظهران هنا.',
  reasons: 'السبب',
  compare: (one, other) => `${one} و${other}`,
  nothing: 'لم يُعثر على شيء',
};
