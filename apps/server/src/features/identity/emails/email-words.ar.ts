import type { EmailWords } from './email-words.ts';

const notYou = 'إن لم تطلب ذلك فيمكنك تجاهل هذه الرسالة. لا يحدث شيء من دون الرابط أو الرمز.';
const resetAction = { label: 'لست أنت؟ أعد تعيين كلمة المرور', path: '/forgot-password' };
const reportIt =
  'إن كنت أنت فلا يلزمك فعل شيء. وإن لم تكن، فأعد تعيين كلمة المرور الآن. بذلك يُسجَّل الخروج من جميع الأجهزة الأخرى.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'أكّد بريدك الإلكتروني',
      opening: 'أهلًا بك في Winnow. أكّد بريدك الإلكتروني لتبدأ.',
      action: 'تأكيد البريد',
      closing: notYou,
    },
    invite: {
      subject: 'أنت مدعو إلى Winnow',
      opening: 'أُنشئ حساب لك في Winnow. اقبل الدعوة لتبدأ.',
      action: 'قبول الدعوة',
      closing: notYou,
    },
    recovery: {
      subject: 'أعد تعيين كلمة مرورك',
      opening: 'طلبت إعادة تعيين كلمة مرورك في Winnow.',
      action: 'تعيين كلمة مرور جديدة',
      closing: notYou,
    },
    magiclink: {
      subject: 'تسجيل الدخول إلى Winnow',
      opening: 'طلبت تسجيل الدخول من دون كلمة مرور. استخدم هذا الرابط أو الرمز أدناه.',
      action: 'تسجيل الدخول',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'أكّد أنك أنت',
      opening: 'أدخل هذا الرمز في Winnow لتؤكد أنك أنت.',
      action: null,
      closing:
        'لا تعطِ هذا الرمز لأحد: فهو يسجّل الدخول إلى حسابك أيضًا. إن لم تطلبه فتجاهل هذه الرسالة. وإن ظننت أن شخصًا آخر يستخدم حسابك فأعد تعيين كلمة المرور.',
    },
    email_change_new: {
      subject: 'أكّد بريدك الجديد',
      opening: 'طلبت استخدام هذا البريد لحسابك في Winnow. أكّد أنه لك.',
      action: 'تأكيد البريد',
      closing: notYou,
    },
    email_change_current: {
      subject: 'أكّد تغيير بريدك',
      opening: 'طلبت تغيير بريد حسابك في Winnow. أكّد التغيير من هذا البريد أيضًا. لن يتغير شيء قبل ذلك.',
      action: 'تأكيد التغيير',
      closing: 'إن لم تكن أنت فلا تؤكد، وأعد تعيين كلمة المرور. ربما سجّل أحدهم الدخول إلى حسابك.',
    },
    reauthentication: {
      subject: 'رمز التأكيد',
      opening: 'أدخل هذا الرمز لتؤكد أنك تريد تغيير كلمة المرور.',
      action: null,
      closing: 'إن لم تكن أنت فربما سجّل أحدهم الدخول إلى حسابك. أعد تعيين كلمة المرور.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'لديك حساب بالفعل',
      opening: 'حاول أحدهم، وربما أنت، التسجيل في Winnow بهذا البريد. ويوجد حساب به بالفعل.',
      action: { label: 'تسجيل الدخول', path: '/login' },
      closing:
        'إن نسيت كلمة المرور فيمكنك إعادة تعيينها من صفحة تسجيل الدخول. وإن لم تكن أنت فلا يلزمك فعل شيء.',
    },
    'address-in-use': {
      subject: 'هذا البريد مستخدم بالفعل',
      opening:
        'طلب أحدهم، وربما أنت، تغيير بريد حساب آخر في Winnow إلى هذا البريد. ينتمي هذا البريد بالفعل إلى حساب، لذلك لم يتغير شيء.',
      action: { label: 'تسجيل الدخول', path: '/login' },
      closing:
        'إن أردت هذا البريد للحساب الآخر فغيّر أولًا بريد هذا الحساب أو احذفه. وإن لم تكن أنت فلا يلزمك فعل شيء.',
    },
    'password-changed': {
      subject: 'تغيّرت كلمة مرورك',
      opening: 'تغيّرت كلمة مرور حسابك في Winnow. سُجّل الخروج من جميع الأجهزة الأخرى.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'تغيّر بريدك',
      opening: 'يستخدم حسابك في Winnow الآن بريدًا آخر. ولن تصل إلى هذا البريد رسائل أخرى عنه.',
      action: null,
      closing: 'إن لم تكن أنت فتواصل مع الدعم الآن واذكر هذا البريد.',
    },
    'factor-added': {
      subject: 'فُعّل الدخول بخطوتين',
      opening:
        'أُضيف تطبيق مصادقة إلى حسابك في Winnow. من الآن يتطلب تسجيل الدخول رمزًا من التطبيق. سُجّل الخروج من جميع الأجهزة الأخرى.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'أُزيل تطبيق مصادقة',
      opening: 'أُزيل تطبيق مصادقة من حسابك في Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-added': {
      subject: 'تمت إضافة مفتاح مرور',
      opening:
        'تمت إضافة مفتاح مرور إلى حسابك في Winnow. يمكن لمن يستطيع فتح قفل جهازه تسجيل الدخول به دون كلمة مرور.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-removed': {
      subject: 'تمت إزالة مفتاح مرور',
      opening:
        'تمت إزالة مفتاح مرور من حسابك في Winnow. لم يعد يصلح لتسجيل الدخول، وسُجّل الخروج من الأجهزة التي دخلت به.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-copied': {
      subject: 'رفضنا أحد مفاتيح المرور الخاصة بك',
      opening:
        'حاول شخص تسجيل الدخول إلى حسابك في Winnow بمفتاح مرور يبدو أنه نُسخ، فرفضناه. سجّل الدخول بطريقة أخرى، وأزل هذا المفتاح من الإعدادات وأضف مفتاحًا جديدًا.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'فُعّل الدخول عبر Google',
      opening:
        'سجّلت الدخول إلى Winnow عبر Google للمرة الأولى. يمكنك الآن دخول الحساب نفسه عبر Google أو بكلمة مرورك.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-added': {
      subject: 'فُعّل الدخول عبر مؤسستك',
      opening: 'سجّلت الدخول إلى Winnow عبر الدخول الموحّد لمؤسستك للمرة الأولى. وهو يفتح الآن الحساب نفسه.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-bypassed': {
      subject: 'دخول إلى مؤسستك دون الدخول الموحّد',
      opening:
        'دخل أحد المالكين إلى مؤسسة تملكها دون الدخول الموحّد، مستخدمًا الدخول بخطوتين. لا يستطيع ذلك إلا المالكون، تحسبًا لتعطل مزوّد الهوية.',
      action: { label: 'فتح سجل التدقيق', path: '/organization#activity' },
      closing: 'إن لم يفعل ذلك أحد منكم، فأزل العضو وأبلغ صاحب الحساب.',
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
        'استخدم جهازان الجلسة نفسها في Winnow، وقد يعني ذلك أنها نُسخت. أنهينا هذه الجلسة على الجهازين. سجّل الدخول من جديد للمتابعة.',
      action: { label: 'إعادة تعيين كلمة المرور', path: '/forgot-password' },
      closing:
        'إن كنت قد استعدت متصفحًا من نسخة احتياطية فربما كنت أنت. وإن لم تكن، فأعد تعيين كلمة المرور الآن وافحص أجهزتك بحثًا عن برامج ضارة وإضافات متصفح لا تعرفها.',
    },
    'sessions-ended': {
      subject: 'أُنهيت جلساتك الأخرى',
      opening: 'سُجّل الخروج من حسابك في Winnow على جميع الأجهزة الأخرى.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'يحاول أحدهم الدخول إلى حسابك',
      opening:
        'أوقفنا محاولات كثيرة لتسجيل الدخول إلى حسابك في Winnow بكلمات مرور أو رموز غير صحيحة. أبطأنا تسجيل الدخول من الأجهزة الجديدة لفترة. أما الأجهزة التي استخدمتها من قبل فتعمل كالمعتاد.',
      action: resetAction,
      closing: 'إن كنت أنت فلا يلزمك فعل شيء. وإن كنت تستخدم كلمة المرور نفسها في مواقع أخرى فغيّرها هناك.',
    },
    'factor-guessed': {
      subject: 'أُدخلت رموز غير صحيحة لحسابك',
      opening: 'أدخل أحدهم كلمة مرور حسابك في Winnow ثم عدة رموز غير صحيحة من تطبيق المصادقة. أوقفناه مؤقتًا.',
      action: resetAction,
      closing:
        'إن كنت أنت فانتظر بضع دقائق، أو سجّل الدخول من جهاز استخدمته من قبل. وإن لم تكن أنت فأعد تعيين كلمة المرور الآن، فهناك من يعرفها.',
    },
    'recovery-codes-made': {
      subject: 'أُنشئت رموز استرداد جديدة',
      opening:
        'أُنشئت رموز استرداد جديدة لحسابك في Winnow. يحل كل منها مرة واحدة محل رمز من تطبيق المصادقة. ولم تعد رموز الاسترداد السابقة صالحة.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'استُخدم رمز استرداد',
      opening:
        'استُخدم أحد رموز الاسترداد بدل تطبيق المصادقة لتسجيل الدخول إلى حسابك في Winnow. ولن يصلح هذا الرمز مرة أخرى.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'الوقت:', device: 'الجهاز:', network: 'عنوان IP:' },
  orCode: 'أو أدخل هذا الرمز:',
  yourCode: 'رمزك:',
  validForBoth: (minutes) => `يصلح الرابط والرمز مرة واحدة، وتنتهي صلاحيتهما بعد ${minutes} دقيقة.`,
  validForCode: (minutes) => `يصلح الرمز مرة واحدة، وتنتهي صلاحيته بعد ${minutes} دقيقة.`,
};
