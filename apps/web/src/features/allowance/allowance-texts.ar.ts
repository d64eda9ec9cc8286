import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'مساحة الملفات',
  held: (bytes, maxBytes, files, maxFiles) => `${bytes} من ${maxBytes}، و${files} من ${maxFiles} ملف`,
  help: 'السير الذاتية والملفات التي أرسلتها إلى الدعم. ما يُحذف، بيدك أو لقِدَمه، يفسح المجال من جديد.',
  nearlyFull: 'لم يبقَ للملفات إلا مساحة قليلة',
  full: 'لم تبقَ مساحة للملفات',
  whatToDo: 'احذف السير الذاتية التي لم تعد تحتاج إليها، أو اختر خطة أكبر.',
  toFiles: 'السير الذاتية المحفوظة',
  toPlans: 'الخطط',
};
