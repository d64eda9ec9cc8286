import type { OnboardingTexts } from './onboarding-texts.ts';

export const texts: OnboardingTexts = {
  titleOf: (step) => `${step} · Winnow`,
  progress: (step, all) => `الخطوة ${step} من ${all}`,
  introduction: 'ثلاث خطوات قصيرة. نملأ بإجاباتك أول وظيفة لك مسبقًا.',
  back: 'السابق',
  next: 'التالي',
  finish: 'إنهاء',
  skip: 'تخطّي الآن',
  startOver: 'البدء من جديد',
  optional: 'كل الحقول اختيارية.',
  failed: 'تعذّر حفظ إجاباتك',
  failedHelp: 'تبقى محفوظة في هذا المتصفح. أعد المحاولة.',
  steps: ['عنك', 'فريقك', 'من توظّف'],
  done: {
    title: 'جاهز · Winnow',
    heading: 'كل شيء جاهز',
    introduction: 'أنشئ الآن أول وصف وظيفي لك. إجاباتك مُدخلة فيه مسبقًا.',
    summary: 'إجاباتك',
    create: 'إنشاء أول وصف وظيفي',
    dashboard: 'إلى لوحة المتابعة',
    again: 'تغيير الإجابات',
  },
};
