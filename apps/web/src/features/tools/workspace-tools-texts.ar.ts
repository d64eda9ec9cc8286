import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'الأدوات · Winnow',
  heading: 'الأدوات',
  introduction: 'كل أدوات Winnow في مكان واحد.',
  cost: { free: 'مجاني', credit: 'رصيد واحد عند النجاح', perResume: 'رصيد واحد لكل سيرة ذاتية عند النجاح' },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'تحليل السير الذاتية',
      words: 'قيّم حتى 50 سيرة ذاتية وفق وظيفة واحدة، واعرف مع من تتحدث أولًا ولماذا.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'إنشاء وصف وظيفي',
      words: 'من مسمى وبضع معلومات إلى نص كامل بلا صياغة تُقصي أحدًا.',
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
      words: 'واجهة REST: كل ما تفعله هذه الصفحات، لبرامجك.',
      cost: 'free',
    },
  ],
};
