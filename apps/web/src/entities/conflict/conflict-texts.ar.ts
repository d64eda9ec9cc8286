import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  mine: 'نسختك',
  theirs: 'النسخة الأخرى',
  empty: 'فارغ',
  same: 'متطابقة في النسختين.',
  differs: 'مختلف',
  useTheirs: 'استخدام النسخة الأخرى',
  saveMine: 'حفظ نسختي',
  saveChosen: 'حفظ اختياري',
};
