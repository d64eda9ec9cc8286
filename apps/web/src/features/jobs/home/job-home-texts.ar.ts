import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { JobHomeTexts } from './job-home-texts.ts';

const { number, plural } = formatsOf('ar');
const candidates = (count: number) =>
  plural(count, {
    zero: 'لا مرشحين',
    one: 'مرشح واحد',
    two: 'مرشحان',
    few: `${number(count)} مرشحين`,
    many: `${number(count)} مرشحًا`,
    other: `${number(count)} مرشح`,
  });
const resumes = (count: number) =>
  plural(count, {
    zero: 'بلا سير ذاتية',
    one: 'سيرة ذاتية واحدة',
    two: 'سيرتين ذاتيتين',
    few: `${number(count)} سير ذاتية`,
    many: `${number(count)} سيرة ذاتية`,
    other: `${number(count)} سيرة ذاتية`,
  });
const requirements = (count: number) =>
  plural(count, {
    zero: 'بلا متطلبات',
    one: 'متطلب واحد',
    two: 'متطلبين',
    few: `${number(count)} متطلبات`,
    many: `${number(count)} متطلبًا`,
    other: `${number(count)} متطلب`,
  });

export const texts: JobHomeTexts = {
  titleOf: (job) => `${job} · Winnow`,
  back: 'كل الوظائف',
  views: {
    label: 'طرق عرض هذه الوظيفة',
    candidates: 'المرشحون',
    board: 'لوحة المراحل',
    requirements: 'المتطلبات',
    activity: 'النشاط',
    figures: 'الأرقام',
  },
  analyze: 'رفع السير الذاتية',
  archived: 'مؤرشفة',
  missing: {
    missing: 'الوظيفة غير موجودة',
    missingWords: 'ربما حُذفت.',
    failed: 'تعذّر تحميل هذه الوظيفة',
    retry: 'إعادة المحاولة',
  },
  running: (count) =>
    plural(count, {
      zero: 'لا عمليات تحليل جارية.',
      one: 'عملية تحليل جارية.',
      two: 'عمليتا تحليل جاريتان.',
      few: `${number(count)} عمليات تحليل جارية.`,
      many: `${number(count)} عملية تحليل جارية.`,
      other: `${number(count)} عملية تحليل جارية.`,
    }),
  runningWords: 'ينضم المرشحون إلى هذه القائمة فور تحليل سيرهم الذاتية.',
  openRun: 'عرض التقدم',
  list: {
    caption: 'مرشحو هذه الوظيفة',
    failed: 'تعذّر تحميل المرشحين',
    retry: 'إعادة المحاولة',
    empty: 'لا مرشحين بعد',
    emptyWords: 'ارفع السير الذاتية لتقييمها وفق متطلبات هذه الوظيفة. يظهر هنا مرشحو كل عمليات التحليل.',
    onlyNew: (count) => `الجدد فقط (${number(count)})`,
    isNew: 'جديد',
    isNewHelp: 'انضم بعد زيارتك الأخيرة',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} من ${candidates(all)}`),
    more: (loaded, all) => `حُمّل أفضل ${number(loaded)} من ${candidates(all)}.`,
    loadMore: 'تحميل المزيد',
    none: 'لا مرشحين يطابقون عوامل التصفية',
    noneWords: 'غيّر عوامل التصفية أو أزلها لرؤية الآخرين.',
    clear: 'إزالة عوامل التصفية',
  },
  outdated: {
    heading: 'تغيّرت المتطلبات بعد التقييم',
    words: (count) => `قُيّم وفق إصدار سابق: ${candidates(count)}. تبقى الدرجات السابقة في السجل.`,
    score: 'إعادة التقييم مجانًا',
    scoring: 'جارٍ إعادة التقييم',
    done: 'قُيّم كل المرشحين وفق المتطلبات الحالية.',
  },
  board: {
    label: 'المرشحون حسب المرحلة',
    stage: 'المرحلة',
    empty: 'لا مرشحين',
    drop: 'أفلت هنا',
    hint: 'اسحب بطاقة، أو اضغط Shift مع مفتاح سهم على مرشح، لتغيير المرحلة.',
    move: (name) => `تغيير مرحلة ${name}`,
    moveTo: (stage) => `نقل إلى «${stage}»`,
    score: (score) => `الدرجة ${number(score)}`,
    notScored: 'تعذّر التقييم',
    more: (count) => `عرض ${number(count)} آخرين`,
  },
  activity: {
    heading: 'النشاط',
    failed: 'تعذّر تحميل النشاط',
    retry: 'إعادة المحاولة',
    more: 'تحميل المزيد',
    note: 'إضافة ملاحظة',
    noteHint: 'مثلًا: ما طلبه مدير التوظيف',
    missing: 'اكتب ملاحظة.',
    tooLong: `اجعل الملاحظة أقصر من ${number(limits.jobNoteMax)} حرف.`,
    add: 'إضافة الملاحظة',
    adding: 'جارٍ الإضافة',
    added: 'أُضيفت الملاحظة.',
    remove: 'حذف الملاحظة',
    removed: 'حُذفت الملاحظة.',
    reason: (reason) => `السبب: ${reason}`,
    changes: {
      moved: (from, to) => `نُقل من «${from}» إلى «${to}»`,
      decided: (decision) => `القرار: ${decision}`,
      undecided: 'أُزيل القرار',
      notesWritten: 'تغيّرت الملاحظات',
      notesRemoved: 'حُذفت الملاحظات',
      scoreSet: (score) => `حُددت الدرجة يدويًا: ${number(score)}`,
      scoreWithdrawn: 'أُزيلت الدرجة المحددة يدويًا',
      corrected: 'صُححت البيانات',
      restored: 'أُزيلت التصحيحات',
      scoredAgain: (version) => `أعيد التقييم وفق الإصدار ${number(version)}`,
    },
    saved: (version, count) =>
      version === 1
        ? `أُضيفت الوظيفة مع ${requirements(count)}`
        : `حُفظ الإصدار ${number(version)} مع ${requirements(count)}`,
    archived: 'أُرشفت الوظيفة',
    restored: 'استُعيدت الوظيفة من الأرشيف',
    runStarted: (files) => `بدأت عملية تحليل: ${resumes(files)}`,
    runEnded: (done, failed) =>
      [`انتهت عملية التحليل: حُلّل ${number(done)}`, failed > 0 ? `وفشل ${number(failed)}` : '']
        .filter(Boolean)
        .join(' '),
    runCanceled: (done) => `أُلغيت عملية التحليل: حُلّل ${number(done)}`,
    openRun: 'عرض عملية التحليل',
  },
  figures: {
    failed: 'تعذّر تحميل الأرقام',
    retry: 'إعادة المحاولة',
    empty: 'لا أرقام بعد',
    emptyWords: 'تُحسب من مرشحي هذه الوظيفة.',
    totals: { candidates: 'المرشحون', undecided: 'بلا قرار', yes: 'نعم', maybe: 'ربما', no: 'لا' },
    funnel: 'مسار التوظيف',
    funnelWords: 'يشمل كل رقم جميع من بلغوا المرحلة، ومنهم من رُفض لاحقًا.',
    stage: 'المرحلة',
    reached: 'المرشحون',
    times: 'المدة في كل مرحلة',
    timesWords: 'خلال هذه المدة غادر نصف من غادروا المرحلة. لا يُحتسب النقل الذي تُراجع عنه خلال دقيقة.',
    median: 'المدة المعتادة',
    here: 'فيها الآن',
    longest: 'أطول انتظار',
    notEnough: (fewest) => `البيانات غير كافية: غادرها أقل من ${number(fewest)}`,
    noOneHere: 'لا أحد',
    hours: (hours) =>
      plural(hours, {
        zero: 'أقل من ساعة',
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: `${number(hours)} ساعات`,
        many: `${number(hours)} ساعة`,
        other: `${number(hours)} ساعة`,
      }),
    days: (days) =>
      plural(days, {
        zero: 'أقل من يوم',
        one: 'يوم واحد',
        two: 'يومان',
        few: `${number(days)} أيام`,
        many: `${number(days)} يومًا`,
        other: `${number(days)} يوم`,
      }),
    lessThanAnHour: 'أقل من ساعة',
    musts: 'أثر المتطلبات الأساسية',
    mustsWords:
      'عدد المرشحين المقيّمين الذين لا يتحقق لديهم كل متطلب أساسي أو لا يذكرونه، وعدد من لا ينقصهم سواه.',
    requirement: 'المتطلب الأساسي',
    lacking: 'غير متحقق أو غير موجود',
    alone: 'وحده',
    ofScored: (count, scored) => `${number(count)} من ${number(scored)}`,
    noMusts: 'لا ينقص أيَّ مرشح متطلبٌ أساسي.',
  },
  jobs: {
    isNew: (count) => `الجدد: ${number(count)}`,
    candidates: (count) => candidates(count),
    noCandidates: 'لا مرشحين بعد',
    undecided: (count) => `بلا قرار: ${number(count)}`,
    active: (when) => `آخر نشاط ${when}`,
    stagesLabel: (parts) => `حسب المرحلة: ${parts}`,
    inStage: (stage, count) => `${stage} ${number(count)}`,
  },
};
