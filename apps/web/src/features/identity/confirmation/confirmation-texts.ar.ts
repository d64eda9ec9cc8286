import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  title: 'أكّد أنك أنت',
  explanation: 'مضى وقت على تسجيل دخولك. لحماية حسابك، أكّد هويتك للمتابعة.',
  waiting: 'جارٍ تحميل طرق التأكيد',
  password: 'كلمة مرورك',
  submit: 'التأكيد والمتابعة',
  cancel: 'إلغاء',
  byCode: 'إرسال رمز بالبريد بدلًا من ذلك',
  byPassword: 'استخدام كلمة المرور بدلًا من ذلك',
  sent: (email) => `أرسلنا رمزًا من ستة أرقام إلى ${email}.`,
  wrongPassword: 'كلمة المرور غير صحيحة.',
  googleHelp: 'يعيدك Google إلى هذه الصفحة، ثم ابدأ من جديد.',
};
