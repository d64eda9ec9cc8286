import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('ar');

export const texts: ResumeMatcherTexts = {
  title: 'مطابقة السيرة الذاتية · Winnow',
  description:
    'طابِق سيرة ذاتية مع وصف وظيفي مجانًا ودون حساب: درجة، ومع كل نقطة منها الكلمات التي استحقتها في السيرة.',
  titleWithError: 'خطأ: مطابقة السيرة الذاتية · Winnow',
  titleOfResult: (fileName) => `${fileName} · مطابقة السيرة الذاتية · Winnow`,
  heading: 'إلى أي حد تلبي السيرة الذاتية الوظيفة؟',
  introduction: 'يقرأ Winnow الاثنين ويُظهر، متطلبًا بعد متطلب، ما تقوله السيرة، وكلماتها نفسها هي الدليل.',
  privacy: 'لا يُخزَّن شيء. تُقرأ السيرة على هذا الخادم ويُحكم عليها ثم تُنسى؛ ولا تراها أي خدمة أخرى.',
  resume: 'السيرة الذاتية',
  job: 'الوصف الوظيفي',
  jobHelper: 'ألصق النص كاملًا، بما هو مطلوب وما هو مفضل.',
  dropInvitation: 'أفلت السيرة الذاتية هنا',
  dropRelease: 'أفلت لاستخدام هذا الملف',
  chooseFile: 'اختر ملفًا',
  fileLimits:
    'ملفات PDF أو Word أو RTF أو ODT أو TXT أو HTML أو صورة صفحة، حتى 10 ميغابايت. يمكنك لصق ملف أيضًا.',
  pasteInstead: 'ألصق نصًا بدلًا من ذلك',
  fileInstead: 'اختر ملفًا بدلًا من ذلك',
  resumeTextHelper: 'ألصق نص السيرة الذاتية.',
  resumeTextFile: 'pasted-resume.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'إزالة',
  removeFileOf: (name) => `إزالة ${name}`,
  match: 'طابِق السيرة',
  trySamples: 'جرّب بالأمثلة',
  samples: 'سير ذاتية لأشخاص لا وجود لهم',
  cancel: 'إلغاء',
  working: 'تجري قراءة السيرة ووزن كل متطلب.',
  workingLong: 'القراءة مستمرة. قد تستغرق صورة ممسوحة أو ملف طويل دقيقة.',
  failed: 'لم تكتمل المطابقة',
  failedHint: 'سيرتك والوصف الوظيفي ما زالا هنا.',
  tryAgain: 'إعادة المحاولة',
  tryAgainIn: (seconds) =>
    plural(seconds, {
      zero: 'يمكنك المحاولة الآن.',
      one: 'يمكنك المحاولة بعد ثانية.',
      two: 'يمكنك المحاولة بعد ثانيتين.',
      few: `يمكنك المحاولة بعد ${number(seconds)} ثوانٍ.`,
      many: `يمكنك المحاولة بعد ${number(seconds)} ثانية.`,
      other: `يمكنك المحاولة بعد ${number(seconds)} ثانية.`,
    }),
  requestId: 'الطلب',
  resultHeading: (jobTitle) => jobTitle ?? 'النتيجة',
  against: (fileName) => `${fileName} مقابل هذا الوصف الوظيفي`,
  change: 'غيّر السيرة أو الوظيفة',
  print: 'طباعة',
  madeBy: (version) =>
    `حسبه محرك Winnow ${version} من الكلمات أعلاه. السيرة نفسها والوصف نفسه يعطيان دائمًا النتيجة نفسها. إنها دعوة إلى مزيد من القراءة، لا قرار.`,
  errors: {
    noResume: 'اختر سيرة ذاتية',
    noJob: 'أدخل الوصف الوظيفي',
    shortJob: `يجب ألا يقل الوصف الوظيفي عن ${number(limits.jobTextMin)} حرفًا`,
    longJob: `يجب ألا يزيد الوصف الوظيفي على ${number(limits.jobTextMax)} حرف`,
    tooMany: 'يمكنك اختيار ملف واحد فقط في كل مرة',
    wrongType: 'يجب أن يكون الملف PDF أو Word أو RTF أو ODT أو TXT أو HTML أو صورة',
    empty: 'الملف المختار فارغ',
    tooLarge: 'يجب أن يكون الملف أصغر من 10 ميغابايت',
  },
  unreadable: {
    heading: 'تعذّر الحكم على هذه السيرة',
    noScore: 'لذلك لا توجد درجة: ما لا يُقرأ لا يُحسب على أحد.',
    reason: {
      empty: 'الملف فارغ. اختر نسخة أخرى منه.',
      'no-text':
        'لا نص مقروءًا في هذا الملف (ربما كان صورة ممسوحة). افتح المستند الذي أُنشئ منه واحفظه بصيغة PDF، أو ألصق النص.',
      encrypted: 'الملف محمي بكلمة مرور. احفظ نسخة بلا كلمة مرور واخترها.',
      corrupt: 'الملف تالف أو ناقص. افتحه واحفظ نسخة جديدة واخترها.',
      unsupported: 'لا يمكن قراءة هذا النوع من الملفات، مهما قال اسمه. اختر PDF أو Word أو ملفًا نصيًا.',
      misnamed:
        'الملف ليس كما يقول اسمه، أو أنه تالف. أعطه اللاحقة التي تناسب محتواه (‎.txt للنص العادي و‎.docx لمستند Word)، أو احفظه بصيغة PDF، ثم اختره من جديد.',
      'too-large': 'الملف كبير جدًا، أو يكبر كثيرًا عند فكه. اختر نسخة أصغر.',
      timeout: 'استغرقت قراءة هذا الملف وقتًا طويلًا. حاول مرة أخرى، أو احفظ نسخة أبسط، أو ألصق النص.',
    },
  },
};
