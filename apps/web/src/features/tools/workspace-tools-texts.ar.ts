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
      words: 'حلّل حتى 50 سيرة ذاتية وفق وصف وظيفي واحد، واعرف أفضل المطابقات وأسبابها.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'إنشاء وصف وظيفي',
      words: 'من مسمى وبضع ملاحظات إلى نص كامل بلا صياغة إقصائية.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'المتطلبات من إعلان',
      words: 'ألصق إعلان وظيفة: يستخرج Winnow متطلباته والأساسي منها، وأنت تضبط الأوزان.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'المقارنة والتصدير',
      words: 'قارن حتى أربعة مرشحين جنبًا إلى جنب، وصدّر القائمة بصيغة CSV أو XLSX أو PDF أو JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'مطابقة السيرة الذاتية',
      words: 'طابِق سيرة ذاتية واحدة مع وصف وظيفي واحد، دون حساب. لا يُخزَّن شيء.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'واجهة REST',
      words: 'كل ما تفعله هذه الشاشات، لبرامجك أنت.',
      cost: 'free',
    },
  ],
};
