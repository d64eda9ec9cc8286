import type { ShellTexts } from './shell-texts.ts';

export const texts: ShellTexts = {
  productName: 'Winnow',
  titleOf: (screen) => `${screen} · Winnow`,
  skipToContent: 'انتقل إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  matcherLink: 'مطابقة السيرة الذاتية',
  homeLink: 'Winnow، الصفحة الرئيسية',
  theme: { label: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
  language: 'اللغة',
  account: { logIn: 'تسجيل الدخول', getStarted: 'ابدأ الآن' },
  footer: {
    tagline: 'نُحدِث نقلة في التوظيف بمطابقة مدعومة بالذكاء الاصطناعي.',
    copyright: (year) => `© ${year} Winnow`,
    api: 'واجهة البرمجة',
  },
  toasts: { label: 'الإشعارات', close: 'إغلاق الإشعار' },
  loading: 'يجري تحميل الصفحة',
  notFound: {
    status: '404',
    heading: 'الصفحة غير موجودة',
    explanation: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو في الرابط خطأ مطبعي.',
    goHome: 'إلى الصفحة الرئيسية',
    goBack: 'رجوع',
  },
  broken: {
    heading: 'توقفت هذه الصفحة عن العمل',
    explanation: 'الخطأ من جانبنا. لم يُرسل شيء مما أدخلته. غالبًا ما يفيد تحميل الصفحة من جديد.',
    reload: 'تحميل من جديد',
  },
};
