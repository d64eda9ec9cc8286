import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'لوحة المشغّل · Winnow',
  unproved: {
    heading: 'أكّد بريدك الإلكتروني',
    words:
      'يؤكد المشغّلون بريدهم مرة واحدة. سجّل الدخول برمز نرسله إليه، أو بحساب Google. كلمة المرور وحدها لا تكفي هذه المرة.',
    action: 'تسجيل الدخول برمز',
  },
  secondFactor: {
    heading: 'فعّل الدخول بخطوتين',
    words: 'يحتاج المشغّلون إلى الدخول بخطوتين. فعّله في الإعدادات ثم عد إلى هنا.',
    action: 'فتح الإعدادات',
  },
  signIn: {
    heading: 'سجّل الدخول من جديد',
    words:
      'سجّل الدخول من جديد لاستخدام لوحة المشغّل. تبقى مفتوحة 12 ساعة بعد كل تسجيل دخول، ولا يتأثر سائر Winnow بذلك.',
    action: 'تسجيل الدخول من جديد',
  },
};
