import type { CandidateGroup } from '@winnow/contracts';
import { candidates } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResultsTexts, Swept } from './results-texts.ts';

const { number, plural } = formatsOf('ar');

const groupNames: Readonly<Record<CandidateGroup, string>> = {
  'talk-first': 'أفضل المطابقات',
  'ask-first': 'بحاجة إلى مراجعة',
  'missing-must': 'متطلب أساسي ناقص',
  'cannot-judge': 'تعذّر التقييم',
};
const inGroups = (groups: readonly CandidateGroup[]) =>
  groups
    .toReversed()
    .map((group) => `«${groupNames[group]}»`)
    .join(' أو ');

export const texts: ResultsTexts = {
  caption: 'المرشحون، مجموعين بحسب الخطوة التالية',
  waiting: 'تظهر النتائج هنا فور اكتمالها.',
  review: (count) => `مراجعة ${candidates(count)}`,
  none: 'تعذّر تقييم أي سيرة في عملية التحليل هذه',
  noneWords: 'يبيّن كل ملف أدناه السبب. الملفات التي تعذّرت قراءتها لم تكلف شيئًا.',
  emptied: {
    heading: 'حُذف مرشحو عملية التحليل هذه',
    words: 'حذفتهم أنت، أو انتهت مدة الاحتفاظ بهم. ما زال سجل أرصدتك يذكر العملية.',
  },
  noneFound: 'لا مرشحين يطابقون عوامل التصفية هذه',
  noneFoundWords: 'غيّر عوامل التصفية أو أزلها لترى الآخرين في هذه العملية.',
  clearFilters: 'إزالة عوامل التصفية',
  shown: (shown, all, order) =>
    [shown === all ? candidates(all) : `${number(shown)} من ${candidates(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'تحديد كل المعروضين',
  groupNames,
  groups: {
    'talk-first': 'كل المتطلبات الأساسية متحققة، بدرجة جيدة وأدلة كافية.',
    'ask-first':
      'متطلب أساسي متحقق جزئيًا أو غير موجود في السيرة، أو أن الدرجة أو الثقة منخفضة. اسأل قبل أن تقرر.',
    'missing-must': 'تبيّن السيرة أن متطلبًا أساسيًا غير متحقق. أنت من يقرر أهمية ذلك.',
    'cannot-judge': 'النص المقروء أقل من أن يُقيَّم.',
  },
  glance: {
    heading: 'ملخص عملية التحليل',
    half: (median) => `نصفهم حصلوا على ${number(median)} أو أكثر.`,
    scores: 'الدرجات',
    range: 'الدرجة',
    candidates: 'المرشحون',
    lacking: 'الأكثر نقصًا أو غيابًا',
    lackingWords: (judged) => `عدد من لا تظهر لديهم من أصل ${candidates(judged)}.`,
    requirement: 'المتطلب',
    costliest: (requirement, count) =>
      `«${requirement}» هو المتطلب الأساسي الوحيد الناقص لدى: ${candidates(count)}.`,
  },
  ties: { score: 'الدرجة نفسها', confidence: 'الثقة نفسها', experience: 'الخبرة نفسها' },
  sort: {
    label: 'الترتيب',
    orders: {
      score: { descending: 'الأعلى درجة أولًا', ascending: 'الأدنى درجة أولًا' },
      confidence: { descending: 'الأعلى ثقة أولًا', ascending: 'الأدنى ثقة أولًا' },
      experience: { descending: 'الأكثر خبرة أولًا', ascending: 'الأقل خبرة أولًا' },
      judged: { descending: 'الأحدث تحليلًا أولًا', ascending: 'الأقدم تحليلًا أولًا' },
      name: { ascending: 'الاسم، تصاعديًا', descending: 'الاسم، تنازليًا' },
    },
  },
  columns: {
    select: 'تحديد',
    candidate: 'المرشح',
    musts: 'المتطلبات الأساسية',
    score: 'الدرجة',
    decision: 'القرار',
  },
  row: {
    open: (name) => `فتح ${name}`,
    select: (name) => `تحديد ${name}`,
    noYears: 'الخبرة غير مذكورة',
    musts: (met, all, partly) =>
      `${number(met)} من ${number(all)} متطلبات أساسية${partly > 0 ? `، ${number(partly)} جزئيًا` : ''}`,
    mustsLabel: (met, all, partly) =>
      `المتحقق من المتطلبات الأساسية: ${number(met)} من ${number(all)}${partly > 0 ? `، والمتحقق جزئيًا: ${number(partly)}` : ''}`,
    confidence: (percent) => `الثقة ${percent}`,
    score: (score) => `الدرجة ${number(score)} من 100`,
    notScored: 'تعذّر التقييم',
    override: (score) => `درجتك: ${number(score)}`,
    flags: (count) =>
      plural(count, {
        zero: 'لا تنبيهات',
        one: 'تنبيه واحد',
        two: 'تنبيهان',
        few: `${number(count)} تنبيهات`,
        many: `${number(count)} تنبيهًا`,
        other: `${number(count)} تنبيه`,
      }),
    corrected: 'مصحَّح',
    outdated: 'قُيّم بحسب إصدار أقدم',
    notes: 'ملاحظات',
    comments: (count) =>
      plural(count, {
        zero: 'لا تعليقات',
        one: 'تعليق واحد',
        two: 'تعليقان',
        few: `${number(count)} تعليقات`,
        many: `${number(count)} تعليقًا`,
        other: `${number(count)} تعليق`,
      }),
    decide: (name) => `القرار بشأن ${name}`,
    moved: (places) =>
      places > 0 ? `صعد ${number(places)}` : places < 0 ? `نزل ${number(-places)}` : 'المكان نفسه',
  },
  rankedLower: {
    because: (reasons) => `تحت درجات أدنى: ${reasons}`,
    'not-met': (count) => `متطلبات أساسية غير متحققة: ${number(count)}`,
    partly: (count) => `متطلبات أساسية متحققة جزئيًا فقط: ${number(count)}`,
    'not-found': (count) => `متطلبات أساسية غير موجودة: ${number(count)}`,
    'low-confidence': 'الثقة منخفضة',
    'computed-score': 'المجموعة تتبع الدرجة المحسوبة',
  },
  bands: {
    strong: 'مطابقة قوية',
    'worth-a-call': 'مطابقة جيدة',
    partial: 'مطابقة جزئية',
    'little-found': 'مطابقة ضعيفة',
  },
  tools: {
    search: 'بحث',
    searchHint: 'الاسم أو كلمة',
    stage: 'المرحلة',
    decision: 'القرار',
    any: 'الكل',
    undecided: 'بلا قرار',
    anonymous: 'إخفاء الهوية',
    anonymousHelp: 'يخفي الأسماء والأماكن إلى أن توقفه.',
    weights: 'الأوزان والمتطلبات الأساسية',
  },
  keys: {
    next: 'المرشح التالي',
    previous: 'المرشح السابق',
    open: 'فتح المرشح',
    yes: 'القرار: نعم',
    maybe: 'القرار: ربما',
    no: 'القرار: لا',
  },
  changed: {
    decided: {
      yes: (name) => `نعم: ${name}.`,
      maybe: (name) => `ربما: ${name}.`,
      no: (name) => `لا: ${name}.`,
    },
    overtaken: (who, decision) => `اتخذ ${who} القرار «${decision}» قبلك مباشرة، وحلّ قرارك محله.`,
    undecided: (name) => `أُزيل القرار بشأن ${name}.`,
    moved: (name, stage) => `نُقل ${name} إلى «${stage}».`,
    overridden: (score) => `تظهر درجتك ${number(score)} بجانب الدرجة المحسوبة.`,
    notOverridden: 'أُزيلت درجتك.',
    noNotes: 'أُزيلت الملاحظات.',
  },
  export: {
    label: 'تصدير',
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'تقرير PDF',
    json: 'JSON',
    'json-resume': 'JSON Resume',
    what: (count, isAnonymous) => `${candidates(count)}، ${isAnonymous ? 'بلا أسماء' : 'بالأسماء'}`,
    name: (job, isAnonymous) => `${job} - المرشحون${isAnonymous ? '، بلا أسماء' : ''}`,
  },
  weights: {
    title: 'الأوزان والمتطلبات الأساسية',
    explanation: 'تتبع القائمة كل تغيير. لا يُحفظ شيء ولا يكلف شيئًا حتى تعتمده لهذه الوظيفة.',
    swapped: (count) => (count === 0 ? 'يبقى الترتيب كما هو.' : `يتغيّر الترتيب لدى: ${candidates(count)}.`),
    reset: 'إعادة الضبط',
    keep: 'اعتماد لهذه الوظيفة',
    keeping: 'جارٍ الحفظ',
    kept: 'حُفظ إصدار جديد. أُعيد تقييم جميع المرشحين مجانًا.',
  },
  sweeping: {
    one: ({ text, count, groups }: Swept, judged: number) =>
      `${number(count)} من ${candidates(judged)} في ${inGroups(groups)} بسبب «${text}»`,
    several: (count) => `عدد المتطلبات الأساسية التي يستبعد كل منها معظم المرشحين: ${number(count)}`,
    each: ({ text, count, groups }: Swept, judged: number) =>
      `«${text}»: ${number(count)} من ${candidates(judged)} في ${inGroups(groups)}`,
    moved: (count) =>
      count === 0
        ? 'تبقيهم متطلبات أساسية أخرى هناك أيضًا.'
        : `لو كان متطلبًا مفضّلًا لانتقل إلى مجموعة أخرى: ${candidates(count)}. إعادة التقييم مجانية.`,
    makeNice: 'اجعله متطلبًا مفضّلًا',
    makeNiceOf: (requirement) => `اجعله متطلبًا مفضّلًا: ${requirement}`,
    working: 'تجري إعادة التقييم',
    niceNow: (requirement) => `«${requirement}» متطلب مفضّل الآن. أُعيد تقييم جميع المرشحين مجانًا.`,
    mustAgain: (requirement) => `«${requirement}» متطلب أساسي من جديد. أُعيد تقييم جميع المرشحين مجانًا.`,
  },
  outdated: {
    heading: 'تغيّرت الوظيفة بعد ذلك',
    words: (count) => `قُيّموا بحسب إصدار أقدم: ${candidates(count)}. تبقى تلك الدرجة في سجلهم.`,
    score: 'إعادة التقييم مجانًا',
    scoring: 'تجري إعادة التقييم',
    done: 'قُيّم جميع المرشحين بحسب الوظيفة الحالية.',
  },
  share: {
    title: 'مشاركة قائمة',
    explanation: 'يمكن لكل من لديه الرابط قراءة القائمة والأسباب دون حساب. لا يمكن تنزيل السير.',
    name: 'العنوان',
    who: (count) => candidates(count),
    days: 'مدة الصلاحية',
    day: (count) =>
      plural(count, {
        zero: 'بلا أيام',
        one: 'يوم واحد',
        two: 'يومان',
        few: `${number(count)} أيام`,
        many: `${number(count)} يومًا`,
        other: `${number(count)} يوم`,
      }),
    anonymous: 'إخفاء الهوية',
    comments: 'السماح بالتعليقات',
    create: 'إنشاء الرابط',
    creating: 'جارٍ الإنشاء',
    link: 'الرابط',
    once: 'انسخه الآن، فلن يظهر مرة أخرى.',
    copy: 'نسخ',
    copied: 'نُسخ.',
    done: 'تم',
    cancel: 'إلغاء',
    manage: 'إدارة الروابط',
  },
};
