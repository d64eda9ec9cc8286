import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('ar');

export const texts: ResumeMatcherTexts = {
  title: 'مطابقة السيرة الذاتية · Winnow',
  description:
    'طابِق سيرة ذاتية مع وصف وظيفي مجانًا ودون حساب: درجة مشروحة متطلبًا بعد متطلب بكلمات السيرة نفسها.',
  titleWithError: 'خطأ: مطابقة السيرة الذاتية · Winnow',
  titleOfResult: (fileName) => `${fileName} · مطابقة السيرة الذاتية · Winnow`,
  heading: 'إلى أي حد تلبي السيرة الذاتية الوظيفة؟',
  introduction: 'يقرأ Winnow الاثنين ويعرض، متطلبًا بعد متطلب، ما تقوله السيرة مقتبسًا حرفيًا.',
  privacy: 'لا يُخزَّن شيء. تُقرأ السيرة وتُقيَّم على هذا الخادم ثم تُحذف. ولا تراها أي خدمة أخرى.',
  resume: 'السيرة الذاتية',
  job: 'الوصف الوظيفي',
  jobHelper: 'ألصق النص كاملًا، بمتطلباته الأساسية والمفضّلة.',
  dropInvitation: 'أفلت السيرة الذاتية هنا',
  dropRelease: 'أفلت لاستخدام هذا الملف',
  chooseFile: 'اختر ملفًا',
  fileLimits:
    'ملفات PDF أو Word أو RTF أو ODT أو TXT أو HTML أو JSON Resume أو Europass XML أو صورة صفحة، حتى 10 ميغابايت. يمكنك لصق ملف أيضًا.',
  pasteInstead: 'ألصق نصًا بدلًا من ذلك',
  fileInstead: 'اختر ملفًا بدلًا من ذلك',
  resumeTextHelper: 'ألصق نص السيرة الذاتية.',
  resumeTextFile: 'pasted-resume.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'إزالة',
  removeFileOf: (name) => `إزالة ${name}`,
  match: 'طابِق السيرة',
  trySamples: 'جرّب بأمثلة',
  samples: 'أمثلة لسير ذاتية لأشخاص خياليين',
  cancel: 'إلغاء',
  working: 'جارٍ قراءة السيرة وتقييم كل متطلب.',
  workingLong: 'ما زالت القراءة جارية. قد يستغرق المستند الممسوح أو الملف الطويل مدة تصل إلى دقيقة.',
  failed: 'تعذّر إكمال المطابقة',
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
  against: (fileName) => `تقييم ${fileName} وفق هذا الوصف الوظيفي`,
  change: 'تغيير السيرة أو الوظيفة',
  print: 'طباعة',
  madeBy: (version) =>
    `حُسبت النتيجة بمحرّك Winnow ${version} من الكلمات أعلاه. السيرة نفسها والوصف نفسه يعطيان دائمًا النتيجة نفسها. وهي نقطة بداية للقراءة، لا قرار.`,
  errors: {
    noResume: 'اختر سيرة ذاتية',
    noJob: 'أدخل الوصف الوظيفي',
    shortJob: `يجب ألا يقل الوصف الوظيفي عن ${number(limits.jobTextMin)} حرفًا`,
    longJob: `يجب ألا يزيد الوصف الوظيفي على ${number(limits.jobTextMax)} حرف`,
    tooMany: 'يمكنك اختيار ملف واحد فقط في كل مرة',
    wrongType:
      'يجب أن يكون الملف PDF أو Word أو RTF أو ODT أو TXT أو HTML أو JSON Resume أو Europass XML أو صورة',
    empty: 'الملف المختار فارغ',
    tooLarge: 'يجب أن يكون الملف أصغر من 10 ميغابايت',
  },
  unreadable: {
    heading: 'تعذّر تقييم هذه السيرة',
    noScore: 'لا توجد درجة: الملف الذي تتعذّر قراءته لا يُحسب أبدًا على المرشح.',
    reason: {
      empty: 'الملف فارغ. اختر نسخة أخرى منه.',
      'no-text':
        'لا يوجد نص مقروء في هذا الملف (ربما كان صورة ممسوحة). احفظ المستند الأصلي بصيغة PDF، أو ألصق النص.',
      encrypted: 'الملف محمي بكلمة مرور. أزل كلمة المرور واختره من جديد.',
      corrupt: 'الملف تالف أو ناقص. احفظ نسخة جديدة واخترها.',
      unsupported: 'هذا النوع من الملفات غير مدعوم. اختر PDF أو Word أو ملفًا نصيًا.',
      misnamed:
        'محتوى الملف لا يطابق امتداده، أو أنه تالف. أعد تسميته (‎.txt للنص العادي و‎.docx لمستند Word) أو احفظه بصيغة PDF، ثم اختره من جديد.',
      'too-large': 'الملف كبير جدًا، أو يكبر كثيرًا عند فكه. اختر نسخة أصغر.',
      timeout: 'استغرقت قراءة هذا الملف وقتًا طويلًا. حاول مرة أخرى، أو احفظ نسخة أبسط، أو ألصق النص.',
    },
  },
};
