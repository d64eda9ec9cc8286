import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'الأدوات · Winnow',
  heading: 'الأدوات',
  introduction: 'ما يفعله Winnow، كلٌّ على حدة.',
  cost: { free: 'مجاني', credit: 'رصيد واحد عند النجاح', perResume: 'رصيد واحد لكل سيرة ذاتية عند النجاح' },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'تحليل السير الذاتية',
      words: 'قِس حتى 50 سيرة ذاتية بوصف وظيفي واحد، واقرأ مع من تتحدث أولًا ولماذا.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'كتابة الأوصاف الوظيفية',
      words: 'من مسمى وبعض الرغبات إلى نص كامل بعبارات لا تُبعد أحدًا.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'المتطلبات من إعلان',
      words: 'الصق إعلانًا تُقرأ منه المتطلبات، والأساسية على حدة، وأنت تضبط الأوزان.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'المقارنة والتصدير',
      words: 'ضع حتى أربعة مرشحين جنبًا إلى جنب، وخذ القائمة بصيغة CSV أو XLSX أو PDF أو JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'مطابقة السيرة الذاتية',
      words: 'سيرة ذاتية واحدة ونص وظيفة واحد دون حساب. لمن يتقدّم إلى وظيفة، ولا يُحفظ شيء.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'واجهة البرمجة',
      words: 'كل ما تفعله هذه الصفحات، لبرامجك.',
      cost: 'free',
    },
  ],
};
