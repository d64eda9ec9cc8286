import { fileLimits, limits } from '@winnow/contracts';
import { credits, resumes } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalyzerTexts } from './analyzer-texts.ts';

const { fileSize, list, number, plural } = formatsOf('ar');
const files = (count: number) =>
  plural(count, {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: `${number(count)} ملفات`,
    many: `${number(count)} ملفًا`,
    other: `${number(count)} ملف`,
  });

export const texts: AnalyzerTexts = {
  title: 'تحليل السير الذاتية · Winnow',
  heading: 'تحليل السير الذاتية',
  introduction: 'اختر وظيفة، أضف السير الذاتية، راجع السعر، ثم ابدأ.',
  job: {
    heading: 'الوظيفة',
    choose: 'التقييم وفق',
    none: 'اختر وظيفة',
    search: 'ابحث عن وظيفة',
    searchHint: 'المسمى أو الشركة أو المكان أو كلمات من النص',
    listed: (listed, all) =>
      listed < all
        ? `تعرض القائمة آخر ما تغيّر: ${number(listed)} من ${number(all)}. ويجد البحث البقية.`
        : `تعرض القائمة الكل: ${number(all)}.`,
    found: (count) => `عدد النتائج: ${number(count)}`,
    more: 'عرض المزيد',
    add: 'إضافة وظيفة أخرى',
    addFirst: 'إضافة وظيفة',
    empty: 'أضف وظيفة أولًا',
    emptyWords: 'ألصق وصفًا وظيفيًا أو أنشئ واحدًا، ثم عُد مع السير الذاتية.',
    edit: 'تعديل المتطلبات',
    asks: (musts, others) => `متطلبات أساسية: ${number(musts)}، ومتطلبات أخرى: ${number(others)}`,
    open: (count) => `متطلبات تركها الوصف الوظيفي غير واضحة: ${number(count)}.`,
    check: 'راجعها قبل البدء',
    musts: 'المتطلبات الأساسية',
    noMusts: 'لا متطلبات أساسية: تُحتسب كل المتطلبات في الدرجة، ولا يُستبعد أحد.',
    failed: 'تعذّر تحميل وظائفك',
    retry: 'إعادة المحاولة',
  },
  files: {
    heading: 'السير الذاتية',
    label: 'السير الذاتية',
    invitation: 'أفلت السير الذاتية أو المجلدات أو ملف ZIP هنا',
    choose: 'اختيار ملفات',
    folder: 'اختيار مجلد',
    fromLibrary: 'الاختيار من المكتبة',
    release: 'أفلت للرفع',
    limits: `ملفات PDF وWord وOpenDocument وRTF ونصوص وHTML وJSON Resume وEuropass XML أو صور صفحات. حتى 10 ميغابايت لكل ملف، و${limits.filesPerBatch} في المرة الواحدة؛ وملف ZIP حتى ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} ميغابايت.`,
    caption: 'الملفات',
    waiting: 'في الانتظار',
    uploading: (percent) => `جارٍ الرفع، ${percent}`,
    ready: 'جاهز',
    known: 'موجود في مكتبتك',
    twin: (file) => `الملف نفسه مثل ${file}: يُحلَّل ويُدفع مرة واحدة`,
    cleared: 'القائمة فارغة.',
    refused: 'مرفوض',
    failed: 'تعذّر الرفع',
    retry: 'إعادة المحاولة',
    retryNamed: (file) => `إعادة المحاولة: ${file}`,
    retryAll: (count) => `أعد محاولة الكل (${number(count)})`,
    remove: (file) => `إزالة ${file}`,
    clear: 'إزالة الكل',
    leftOut: (names) => {
      const shown = names.slice(0, 5);
      const named = list(names.length > 5 ? [...shown, `${number(names.length - 5)} غيرها`] : shown);
      return `خارج القائمة ${files(names.length)}: ${named}. حلّل البقية الآن، ثم أضفها إلى العملية التالية.`;
    },
    count: (ready, all) => `الجاهز: ${number(ready)} من ${number(all)}`,
    archiveReasons: {
      'too-large': `يحتوي هذا الأرشيف على أكثر من ${limits.filesPerBatch} ملفًا، أو يصبح كبيرًا جدًا عند فك ضغطه. قسّمه إلى أرشيفات أصغر.`,
      'no-text': 'لا يحتوي هذا الأرشيف على ملفات.',
    },
    fullLimit: (full) => {
      switch (full.limit) {
        case 'files':
          return `عدد ملفاتك المحفوظة ${number(full.used)} من ${number(full.max)}. احذف ما لم تعد تحتاج إليه، أو اختر خطة أكبر.`;
        case 'storage':
          return `استخدمت ${fileSize(full.usedBytes)} من ${fileSize(full.maxBytes)}. احذف ما لم تعد تحتاج إليه، أو اختر خطة أكبر.`;
        case 'day':
          return `رفعت اليوم ${fileSize(full.usedBytes)} من ${fileSize(full.maxBytes)}. حاول مجددًا غدًا، أو اختر خطة أكبر.`;
        case 'free-plan':
          return 'مساحة الخطة المجانية ممتلئة حاليًا. حاول مجددًا لاحقًا، أو اختر خطة أكبر.';
      }
    },
    errors: {
      empty: 'الملف المحدد فارغ.',
      'too-large': 'يجب أن يكون حجم الملف المحدد أقل من 10 ميغابايت.',
      'wrong-type': 'يجب أن يكون الملف المحدد PDF أو مستند Word أو صيغة أخرى مذكورة أعلاه.',
      'too-many': `يمكنك اختيار ${limits.filesPerBatch} ملفًا كحد أقصى في المرة الواحدة.`,
    },
  },
  libraryDialog: {
    title: 'مكتبة السير الذاتية',
    failed: 'تعذّر تحميل سيرك الذاتية',
    retry: 'إعادة المحاولة',
    search: 'البحث باسم الملف',
    none: 'لا سير ذاتية هنا بعد.',
    noneFound: 'لا اسم ملف يحوي هذه الكلمات.',
    inLibrary: (count) => `في مكتبتك ${resumes(count)}، الأحدث أولًا`,
    found: (count) => `عدد النتائج: ${number(count)}، الأحدث أولًا`,
    more: (listed, all) => `عرض المزيد: المعروض ${number(listed)} من ${number(all)}`,
    analyzed: (count) => `مرات التحليل: ${number(count)}`,
    added: (date) => `أُضيف في ${date}`,
    listed: 'موجود في القائمة',
    chosen: (count) => (count === 0 ? 'لم يُحدَّد شيء' : `المحدد: ${number(count)}`),
    chooseAll: (count) => `تحديد ${number(count)}`,
    tooMany: (room) => `المتسع المتبقي في هذه العملية: ${number(room)}.`,
    add: (count) => (count === 0 ? 'إضافة' : `إضافة ${resumes(count)}`),
    cancel: 'إلغاء',
  },
  price: {
    heading: 'السعر',
    waiting: 'أضف السير الذاتية لترى السعر.',
    chooseJob: 'اختر وظيفة لترى السعر.',
    counting: 'جارٍ حساب السعر',
    retry: 'إعادة المحاولة',
    gone: 'حُذفت الوظيفة أو إحدى السير الذاتية في هذه الأثناء.',
    deleted: (count) => `حُذفت في هذه الأثناء وخرجت من القائمة: ${resumes(count)}.`,
    cost: (count) => (count === 0 ? 'مجانًا' : credits(count)),
    left: (available, cost) =>
      cost === 0 ? 'لا حاجة إلى أرصدة' : available < 0 ? 'من رصيد بلا حد' : `من ${number(available)} لديك`,
    free: (count) => `${resumes(count)} حُلّلت سابقًا لهذه الوظيفة: مجانًا`,
    duplicates: (count) => `${files(count)} في القائمة مرتين: مجانًا`,
    onlyOnSuccess: 'يُخصم الرصيد لكل ملف عند النجاح فقط. وما تتعذر قراءته لا يكلف شيئًا.',
    tooFew: (missing) => `ينقصك ${credits(missing)}.`,
    firstFew: (count) =>
      plural(count, {
        zero: 'تحليل الأولى',
        one: 'تحليل الأولى',
        two: 'تحليل أول سيرتين',
        few: `تحليل أول ${number(count)} سير`,
        many: `تحليل أول ${number(count)} سيرة`,
        other: `تحليل أول ${number(count)} سيرة`,
      }),
    more: 'شراء أرصدة',
    run: (count) => `تحليل ${resumes(count)}`,
    runOthers: (count) => `تحليل البقية (${number(count)})`,
    running: 'جارٍ البدء',
    runAll: 'تحليل الكل بعد اكتمال الرفع',
    awaiting: 'بانتظار الملفات',
    stillSending: (count) => `قيد الرفع: ${files(count)}.`,
    startsWhenHere: (count) => `تبدأ العملية تلقائيًا بعد اكتمال رفع ${files(count)}.`,
    notYet: 'لا تبدأ بعد',
  },
  run: {
    allOf: (job) => `كل مرشحي ${job}`,
    titleOf: (job) => `${job} · النتائج · Winnow`,
    back: 'تحليل المزيد من السير الذاتية',
    version: (version) => `حُلّلت وفق الإصدار ${number(version)}`,
    sample: 'عملية تجريبية: أشخاص خياليون، مجانًا',
    progress: 'عملية التحليل',
    words: (done, all, left) => `${number(done)} من ${number(all)}${left ? `، بقي نحو ${left}` : ''}`,
    seconds: (count) =>
      plural(count, {
        zero: 'أقل من ثانية',
        one: 'ثانية واحدة',
        two: 'ثانيتان',
        few: `${number(count)} ثوانٍ`,
        many: `${number(count)} ثانية`,
        other: `${number(count)} ثانية`,
      }),
    leave: 'يمكنك مغادرة هذه الصفحة، فالتحليل مستمر.',
    reconnecting: 'جارٍ إعادة الاتصال',
    cancel: 'إيقاف التحليل',
    cancelled: 'أُوقف. يبقى ما اكتمل، ولم يكلف الباقي شيئًا.',
    done: (count) => `اكتمل: حُلّلت ${resumes(count)}.`,
    ended: 'أُوقفت هذه العملية.',
    emptied: 'حُذفت سيرها الذاتية.',
    charged: (charged, released) =>
      charged + released === 0
        ? 'مجانًا'
        : released > 0
          ? `خُصم ${credits(charged)}، وأُعيد ${number(released)}`
          : `خُصم ${credits(charged)}`,
    files: 'الملفات',
    filesOf: files,
    troubles: (count) => `ملفات تحتاج إلى مراجعة: ${number(count)}`,
    states: {
      queued: 'في الانتظار',
      reading: 'قيد القراءة',
      judging: 'قيد التحليل',
      done: 'اكتمل',
      failed: 'لم يُحلَّل',
      duplicate: 'ملف مكرر',
      cancelled: 'أُلغي',
    },
    reasons: {
      empty: 'الملف فارغ. ارفع نسخة أخرى.',
      'no-text': 'لم نجد في هذا الملف نصًا مقروءًا. إن كان صورة ممسوحة ضوئيًا فارفع المستند الأصلي.',
      encrypted: 'هذا الملف محمي بكلمة مرور. أزلها ثم ارفعه من جديد.',
      corrupt: 'هذا الملف تالف أو ناقص. افتحه واحفظ نسخة جديدة ثم ارفعها.',
      unsupported: 'لا يمكننا قراءة هذا النوع من الملفات. ارفع ملف PDF أو Word أو ملفًا نصيًا.',
      misnamed: 'محتوى هذا الملف لا يطابق لاحقته. احفظه بصيغة PDF أو Word أو نص عادي ثم ارفعه من جديد.',
      'too-large': 'هذا الملف كبير جدًا، أو يصبح كذلك عند فك ضغطه. ارفع نسخة أصغر.',
      timeout: 'استغرقت قراءة هذا الملف وقتًا طويلًا. أعد المحاولة، أو احفظ نسخة أبسط وارفعها.',
      failed: 'حدث خطأ من جانبنا، ولم يُحتسب أي رصيد. أعد المحاولة مع هذا الملف.',
    },
    duplicate: 'هذا الملف موجود في عملية التحليل هذه.',
    retry: 'إعادة المحاولة',
    retryNamed: (file) => `إعادة المحاولة: ${file}`,
    mend: 'لن تغيّر محاولة أخرى قراءة هذه الملفات. صحّحها كما هو موضح ثم أضفها من جديد.',
    addCorrected: 'رفع الملفات المصحّحة',
    failed: 'تعذّر تحميل هذه العملية',
    failedWords: 'يواصل Winnow المحاولة. التحليل مستمر دون هذه الصفحة، ولا يضيع منه شيء.',
    missing: 'لم نجد هذه العملية',
    missingWords: 'ربما حُذفت أو تخص حسابًا آخر.',
    history: 'كل النتائج',
  },
};
