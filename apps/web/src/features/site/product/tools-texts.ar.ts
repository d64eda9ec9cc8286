import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'الأدوات · Winnow',
  description:
    'أدوات Winnow: طابِق سيرة دون حساب، وأنشئ وصفًا وظيفيًا، وحلّل كومة من السير، وقارن بين المرشحين، واحتفظ بالسجل.',
  heading: 'الأدوات',
  introduction: 'أداتان منها تعملان دون حساب.',
  open: 'دون حساب',
  signedIn: 'بحساب',
  tools: [
    {
      to: '/resume-matcher',
      name: 'مطابقة السيرة الذاتية',
      words:
        'طابِق سيرة واحدة مع وصف وظيفي واحد. للباحثين عن عمل الذين يريدون معرفة ما سيجده مسؤول التوظيف. لا يُخزَّن شيء.',
      action: 'طابِق سيرة ذاتية',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'محلل السير الذاتية',
      words: 'حلّل حتى 50 سيرة وفق وصف وظيفي واحد: قائمة مرتبة في مجموعات، مع أدلة كل درجة.',
      action: 'افتح المحلل',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'منشئ الأوصاف الوظيفية',
      words: 'من مسمى وبضع ملاحظات إلى وصف وظيفي كامل بمتطلباته. وتُعلَّم العبارات الإقصائية.',
      action: 'أنشئ وصفًا وظيفيًا',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'الأوصاف الوظيفية',
      words: 'كل وظائفك في مكان واحد، بمتطلباتها وأوزانها وإصداراتها.',
      action: 'اطّلع على وظائفك',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'سجل السير',
      words: 'ابحث في نتائج كل عمليات التحليل وقارنها وصدّرها وشاركها.',
      action: 'اطّلع على سجلك',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'واجهة البرمجة',
      words: 'كل ما تفعله الشاشات، لبرامجك أنت، مع وصف OpenAPI.',
      action: 'اقرأ مرجع الواجهة',
      isOpen: true,
    },
  ],
};
