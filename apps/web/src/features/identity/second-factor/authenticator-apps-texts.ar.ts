import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'مع تطبيق مصادقة على هاتفك لا تكفي كلمة مرور مسروقة للدخول.',
  some: 'يطلب تسجيل الدخول رمزًا من أحد هذه التطبيقات.',
  add: 'إضافة تطبيق مصادقة',
  remove: 'إزالة',
  removeAdded: (date) => `إزالة التطبيق المضاف في ${date}`,
  since: (date) => `أُضيف في ${date}`,
  unnamed: 'تطبيق المصادقة',
  waiting: 'جارٍ البحث عن تطبيقات المصادقة',
  dialog: {
    title: 'إضافة تطبيق مصادقة',
    scan: 'امسح هذا بالتطبيق. أُنشئ لهذا الحساب وحده.',
    qrLabel: 'رمز للمسح بتطبيق المصادقة',
    byHand: 'تعذّر المسح؟ اكتب هذا المفتاح في التطبيق:',
    copy: 'نسخ المفتاح',
    copied: 'نُسخ المفتاح.',
    code: 'ثم اكتب الرمز الذي يعرضه التطبيق الآن.',
    submit: 'تفعيل',
    cancel: 'إلغاء',
  },
  added: 'أُضيف تطبيق المصادقة. سُجّل خروج بقية الأجهزة.',
  removing: {
    title: 'إزالة تطبيق المصادقة هذا؟',
    explanation: 'لن يطلب تسجيل الدخول رموزه بعد ذلك.',
    submit: 'إزالة',
    cancel: 'إبقاء',
  },
  removed: 'أُزيل تطبيق المصادقة.',
};
