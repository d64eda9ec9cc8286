import type { SearchTexts } from './search-texts.ts';

export const texts: SearchTexts = {
  tag: 'الوسم',
  title: 'المسمى الوظيفي',
  employer: 'جهة العمل',
  skill: 'المهارة',
  certification: 'الشهادة المهنية',
  language: 'اللغة',
  degree: 'المؤهل',
  school: 'جهة التعليم',
  place: 'المكان',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  company: 'الشركة',
  file: 'الملف',
  text: 'النص',
};
