import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'مساحة الملفات',
  used: (bytes, maxBytes, files, maxFiles) => `${bytes} من ${maxBytes}، و${files} من ${maxFiles} ملف`,
  help: 'للسير الذاتية والملفات التي أرسلتها إلى الدعم. تُخلي الملفات المحذوفة مساحتها، ومنها ما انتهت مدة الاحتفاظ به.',
  nearlyFull: 'أوشكت مساحة الملفات على الامتلاء',
  full: 'امتلأت مساحة الملفات',
  whatToDo: 'احذف السير الذاتية التي لم تعد تحتاج إليها، أو اختر خطة أكبر.',
  toFiles: 'مكتبة السير الذاتية',
  toPlans: 'الخطط',
};
