import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'الوظائف التي أنت في فريقها، ومرشحوك.',
  assigned: 'مسندون إليك',
  allAssigned: 'عرض الكل',
  noneAssigned: 'لا مرشحين مسندين إليك.',
  jobs: 'وظائفك',
  noJobs: 'لست في أي فريق بعد',
  noJobsWords: 'يضيفك مسؤول توظيف إلى فريق وظيفة، فتظهر هنا.',
  failed: 'تعذّر التحميل',
  retry: 'إعادة المحاولة',
};
