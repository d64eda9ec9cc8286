import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'الوظائف التي أنت في فريقها، ومرشحوك.',
  assigned: 'مسندون إليك',
  allAssigned: 'عرض الكل',
  noneAssigned: 'لا مرشحين مسندين إليك.',
  jobs: 'وظائفك',
  failed: 'تعذّر التحميل',
  retry: 'إعادة المحاولة',
};
