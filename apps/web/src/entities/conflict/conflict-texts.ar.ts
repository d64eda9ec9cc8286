import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  title: 'غيّر شخص آخر هذا',
  description: 'حُفظ أثناء تحريرك. اختر ما يبقى جزءًا جزءًا. لا يُحفظ شيء قبل ذلك.',
  savedBy: 'حفظه',
  saved: 'حُفظ',
  mine: 'نسختك',
  theirs: 'النسخة الأخرى',
  empty: 'فارغ',
  same: 'متطابقة في النسختين.',
  differs: 'مختلف',
  useTheirs: 'استخدام النسخة الأخرى',
  saveMine: 'حفظ نسختي',
  saveChosen: 'حفظ اختياري',
};
