import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'الأدوات · Winnow',
  description:
    'أدوات Winnow: طابِق سيرة دون حساب، واكتب وصفًا وظيفيًا، وحلّل كومة من السير، وقارن بين الأشخاص، واحفظ السجل.',
  heading: 'الأدوات',
  introduction: 'اثنتان منها لا تحتاجان إلى حساب.',
  open: 'دون حساب',
  signedIn: 'بحساب',
  tools: [
    {
      to: '/resume-matcher',
      name: 'مطابقة السيرة الذاتية',
      words:
        'سيرة واحدة مقابل وصف وظيفي واحد. للباحثين عن عمل الذين يريدون معرفة ما سيجده القائم على التوظيف. لا يُخزَّن شيء.',
      action: 'طابِق سيرة ذاتية',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'محلل السير الذاتية',
      words: 'حتى 50 سيرة مقابل وصف وظيفي واحد: قائمة مرتبة في مجموعات، مع دليل لكل نقطة.',
      action: 'افتح المحلل',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'منشئ الأوصاف الوظيفية',
      words: 'من مسمى وبضع رغبات إلى نص كامل بمتطلباته. وتُعلَّم العبارات التي تُبعد الناس.',
      action: 'اكتب وصفًا وظيفيًا',
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
      words: 'كل تشغيل أجريته، للبحث والمقارنة والتصدير والمشاركة والإعادة.',
      action: 'اطّلع على سجلك',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'واجهة البرمجة',
      words: 'كل ما تفعله الشاشات، لبرامجك أنت، بوصف تقرؤه البرامج.',
      action: 'اقرأ الواجهة',
      isOpen: true,
    },
  ],
};
