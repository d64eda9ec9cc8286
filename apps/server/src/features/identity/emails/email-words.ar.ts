import type { EmailWords } from './email-words.ts';

const notYou = 'ربما كتب أحدهم هذا البريد خطأً. عندئذ تجاهل هذه الرسالة: لا يحدث شيء من دون الرابط أو الرمز.';
const resetAction = { label: 'لست أنت؟ أعد تعيين كلمة المرور', path: '/forgot-password' };
const reportIt =
  'إن كنت أنت فلا شيء عليك فعله. وإن لم تكن، فأعد تعيين كلمة المرور الآن: بذلك يُسجَّل خروج كل من سواك.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'أكّد بريدك الإلكتروني',
      opening: 'أهلًا بك في Winnow. أكّد أن هذا البريد لك، ثم يمكنك أن تبدأ.',
      action: 'تأكيد هذا البريد',
      closing: notYou,
    },
    invite: {
      subject: 'أنت مدعو إلى Winnow',
      opening: 'أنشأ أحدهم حسابًا لك في Winnow. اقبله لتبدأ.',
      action: 'قبول الدعوة',
      closing: notYou,
    },
    recovery: {
      subject: 'أعد تعيين كلمة مرورك',
      opening: 'طلبت كلمة مرور جديدة في Winnow. اخترها من هنا.',
      action: 'اختيار كلمة مرور جديدة',
      closing: notYou,
    },
    magiclink: {
      subject: 'تسجيل الدخول إلى Winnow',
      opening: 'طلبت الدخول من دون كلمة مرور. هذا الرابط يفعل ذلك، والرمز أيضًا.',
      action: 'تسجيل الدخول',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'أكّد أنك أنت',
      opening: 'أدخل هذا الرمز في Winnow لتؤكد أنك أنت.',
      action: null,
      closing:
        'لا تعطِ هذا الرمز لأحد: فهو يسجّل الدخول إلى حسابك أيضًا. إن لم تطلبه فتجاهل هذه الرسالة. وإن ظننت أن شخصًا آخر يستعمل حسابك فأعد تعيين كلمة المرور.',
    },
    email_change_new: {
      subject: 'أكّد بريدك الجديد',
      opening: 'سيصبح هذا البريد بريدَ حساب في Winnow. أكّد أنه لك.',
      action: 'تأكيد هذا البريد',
      closing: notYou,
    },
    email_change_current: {
      subject: 'أكّد تغيير بريدك',
      opening: 'سيُستبدل بريد حسابك في Winnow ببريد آخر. أكّد ذلك من هنا أيضًا: من دونك لا يتغير شيء.',
      action: 'تأكيد التغيير',
      closing: 'إن لم تكن أنت فلا تؤكد، وأعد تعيين كلمة المرور: ربما دخل أحدهم إلى حسابك.',
    },
    reauthentication: {
      subject: 'رمز التأكيد',
      opening: 'اكتب هذا الرمز لتؤكد أنك أنت من يغيّر كلمة المرور.',
      action: null,
      closing: 'إن لم تكن أنت فربما دخل أحدهم إلى حسابك: أعد تعيين كلمة المرور.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'لديك حساب بالفعل',
      opening: 'حاول أحدهم، وربما أنت، التسجيل في Winnow بهذا البريد. له حساب بالفعل.',
      action: { label: 'تسجيل الدخول', path: '/login' },
      closing:
        'إن نسيت كلمة المرور فاختر واحدة جديدة من صفحة تسجيل الدخول. وإن لم تكن أنت فلا شيء عليك فعله.',
    },
    'address-in-use': {
      subject: 'هذا البريد مستخدم بالفعل',
      opening:
        'طلب أحدهم، وربما أنت، تغيير بريد حساب آخر في Winnow إلى هذا البريد. ينتمي هذا البريد بالفعل إلى حساب، لذلك لم يتغير شيء.',
      action: { label: 'تسجيل الدخول', path: '/login' },
      closing:
        'إن أردت هذا البريد للحساب الآخر فغيّر أولًا بريد هذا الحساب أو احذفه. وإن لم تكن أنت فلا شيء عليك فعله.',
    },
    'password-changed': {
      subject: 'تغيّرت كلمة مرورك',
      opening: 'تغيّرت كلمة مرور حسابك في Winnow. سُجّل خروج بقية الأجهزة.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'تغيّر بريدك',
      opening: 'صار لحسابك في Winnow بريد آخر. لم يعد هذا البريد مستعملًا هناك ولن تصله رسائل أخرى.',
      action: null,
      closing: 'إن لم تكن أنت فاكتب إلى الدعم الآن واذكر هذا البريد.',
    },
    'factor-added': {
      subject: 'فُعّل تسجيل الدخول بخطوتين',
      opening:
        'أُضيف تطبيق مصادقة إلى حسابك في Winnow. من الآن يطلب تسجيل الدخول رمزًا من التطبيق. سُجّل خروج بقية الأجهزة.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'أُزيل تطبيق مصادقة',
      opening: 'أُزيل تطبيق مصادقة من حسابك في Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'فُعّل الدخول عبر Google',
      opening: 'دخلت إلى Winnow عبر Google لأول مرة. يفتح Google وكلمة مرورك الآن الحساب نفسه.',
      action: resetAction,
      closing: reportIt,
    },
    'new-device': {
      subject: 'تسجيل دخول جديد إلى حسابك',
      opening: 'سُجّل الدخول للتو إلى حسابك في Winnow من جهاز لم نعرفه من قبل.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'أنهينا إحدى جلساتك لحماية حسابك',
      opening:
        'استعمل جهازان الجلسة نفسها في Winnow، وقد يعني ذلك أنها نُسخت. أنهينا هذه الجلسة على الجهازين. سجّل الدخول من جديد للمتابعة.',
      action: { label: 'إعادة تعيين كلمة المرور', path: '/forgot-password' },
      closing:
        'إن كنت قد استعدت متصفحًا من نسخة احتياطية فربما كنت أنت. وإن لم تكن، فأعد تعيين كلمة المرور الآن وافحص أجهزتك بحثًا عن برامج ضارة وإضافات متصفح لا تعرفها.',
    },
    'sessions-ended': {
      subject: 'أُنهيت جلساتك الأخرى',
      opening: 'سُجّل خروج جميع الأجهزة الأخرى من حسابك في Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'يحاول أحدهم الدخول إلى حسابك',
      opening:
        'أوقفنا محاولات كثيرة لتسجيل الدخول إلى حسابك في Winnow بكلمات مرور أو رموز غير صحيحة. أبطأنا تسجيل الدخول من الأجهزة الجديدة لفترة. أما الأجهزة التي استخدمتها من قبل فتعمل كالمعتاد.',
      action: resetAction,
      closing:
        'إن كنت أنت فلا شيء عليك فعله. وإن كنت تستخدم كلمة المرور نفسها في مواقع أخرى فاختر كلمة جديدة.',
    },
    'factor-guessed': {
      subject: 'أُدخلت رموز غير صحيحة لحسابك',
      opening: 'أدخل أحدهم كلمة مرور حسابك في Winnow ثم عدة رموز غير صحيحة من تطبيق المصادقة. أوقفناه مؤقتًا.',
      action: resetAction,
      closing:
        'إن كنت أنت فانتظر قليلًا، أو سجّل الدخول من جهاز استخدمته من قبل. وإن لم تكن أنت فأعد تعيين كلمة المرور الآن: يعرفها شخص آخر.',
    },
    'recovery-codes-made': {
      subject: 'أُنشئت رموز استرداد جديدة',
      opening:
        'أُنشئت رموز استرداد جديدة لحسابك في Winnow. يحل كل منها مرة واحدة محل رمز تطبيق المصادقة. ولم تعد رموز الاسترداد السابقة صالحة.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'استُعمل رمز استرداد',
      opening:
        'استُعمل أحد رموز الاسترداد بدل تطبيق المصادقة لتسجيل الدخول إلى حسابك في Winnow. ولن يصلح هذا الرمز مرة أخرى.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'الوقت:', device: 'الجهاز:', network: 'عنوان IP:' },
  orCode: 'أو اكتب هذا الرمز:',
  yourCode: 'رمزك:',
  validForBoth: (minutes) => `يصلح الرابط والرمز مرة واحدة، لمدة ${minutes} دقيقة.`,
  validForCode: (minutes) => `يصلح الرمز مرة واحدة، لمدة ${minutes} دقيقة.`,
};
