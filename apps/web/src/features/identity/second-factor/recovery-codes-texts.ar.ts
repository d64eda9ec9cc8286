import type { RecoveryCodesTexts } from './recovery-codes-texts.ts';

export const texts: RecoveryCodesTexts = {
  heading: 'رموز الاسترداد',
  explanation: 'إن فقدت هاتفك، يحل كل رمز استرداد محل رمز واحد من التطبيق.',
  remaining: (left, total) => `بقي من رموز الاسترداد ${left} من ${total}`,
  none: 'ليس لديك رموز استرداد بعد. من دونها قد يمنعك فقدان هاتفك من الدخول.',
  create: 'إنشاء رموز استرداد',
  renew: 'إنشاء رموز استرداد جديدة',
  renewHelp: 'تحل الرموز الجديدة محل القديمة.',
  dialogTitle: 'احفظ رموز الاسترداد',
  dialogExplanation: 'نعرض هذه الرموز مرة واحدة فقط. احفظها في مكان آمن غير هاتفك. يصلح كل رمز مرة واحدة.',
  copy: 'نسخ الرموز',
  copied: 'نُسخت رموز الاسترداد.',
  notCopied: 'لم يسمح متصفحك بالنسخ. حدّد الرموز وانسخها بنفسك.',
  download: 'تنزيل الرموز',
  print: 'طباعة الرموز',
  done: 'حفظت الرموز',
  fileName: 'winnow-recovery-codes.txt',
  pageTitle: (email) => `رموز استرداد Winnow للحساب ${email}`,
  pageHelp: 'يصلح كل رمز مرة واحدة بدل رمز من تطبيق المصادقة.',
};
