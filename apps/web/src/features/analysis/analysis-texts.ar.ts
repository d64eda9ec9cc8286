import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalysisTexts } from './analysis-texts.ts';

const { number, percent, plural } = formatsOf('ar');

export const texts: AnalysisTexts = {
  band: {
    strong: 'قوي',
    'worth-a-call': 'يستحق مكالمة',
    partial: 'جزئي',
    'little-found': 'وُجد القليل',
  },
  outOf: 'من 100',
  scoreLabel: (score, low, high) =>
    low === high
      ? `الدرجة ${score} من 100.`
      : `الدرجة ${score} من 100. لو عُرف كل ما هو مجهول لكانت بين ${low} و${high}.`,
  doubt: (low, high) => `قد تقع بين ${low} و${high} لو عُرف كل ما هو مجهول.`,
  confidence: 'الثقة',
  percent: (share) => percent(share),
  notCounted: (unknown) =>
    plural(unknown, {
      zero: 'أمكن الحكم على كل المتطلبات.',
      one: 'متطلب واحد غير مذكور. هذا يخفض الثقة لا الدرجة.',
      two: 'متطلبان غير مذكورين. هذا يخفض الثقة لا الدرجة.',
      few: `${number(unknown)} متطلبات غير مذكورة. هذا يخفض الثقة لا الدرجة.`,
      many: `${number(unknown)} متطلبًا غير مذكور. هذا يخفض الثقة لا الدرجة.`,
      other: `${number(unknown)} متطلب غير مذكور. هذا يخفض الثقة لا الدرجة.`,
    }),
  mustHaves: 'المتطلبات الأساسية',
  mustHavesMet: (met, all) => `تحقق ${met} من ${all}`,
  moreMustHaves: (more) =>
    plural(more, {
      zero: 'ولا شيء غيرها',
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: `و${number(more)} أخرى`,
      many: `و${number(more)} أخرى`,
      other: `و${number(more)} أخرى`,
    }),
  noMustHaves: 'لا يذكر الوصف الوظيفي متطلبات أساسية.',
  notJudged: 'تعذّر الحكم',
  notJudgedWhy: 'لم يوجد ما يكفي للمقارنة، لذلك لا توجد درجة. ما وُجد مذكور أدناه.',
  requirements: 'المتطلبات',
  niceToHaves: 'المتطلبات المفضلة',
  all: 'الكل',
  pointsSum: (score) =>
    `مجموع النقاط بجانب المتطلبات هو الدرجة، ${number(score)} من 100. وما لا يُحتسب يُترك من كليهما.`,
  points: (earned, most) => `${number(earned)} من ${number(most)} نقطة`,
  noPoints: 'لا يُحتسب',
  noneOfStatus: 'لا يوجد متطلب بهذه الحالة.',
  status: { met: 'متحقق', partly: 'متحقق جزئيًا', missing: 'غير متحقق', unknown: 'غير مذكور' },
  kind: {
    skill: 'مهارة',
    experience: 'خبرة',
    title: 'مسمى وظيفي',
    education: 'تعليم',
    certification: 'شهادة',
    language: 'لغة',
    location: 'مكان',
    other: 'غير ذلك',
  },
  page: (page) => `صفحة ${page}`,
  showAllQuotes: (more) =>
    plural(more, {
      zero: 'لا مواضع أخرى في السيرة',
      one: 'موضع آخر في السيرة',
      two: 'موضعان آخران في السيرة',
      few: `${number(more)} مواضع أخرى في السيرة`,
      many: `${number(more)} موضعًا آخر في السيرة`,
      other: `${number(more)} موضع آخر في السيرة`,
    }),
  toResumeText: 'انتقل إلى السيرة الذاتية',
  resumeText: 'السيرة الذاتية كما قرأها Winnow',
  resumeTextHint: 'الكلمات المعلَّمة أدلة. اختر أحدها لترى المتطلب الذي يشهد له.',
  evidenceFor: (requirements) => `دليل على ${requirements}`,
  flags: 'يجدر العلم به',
  flagsHint: 'لا شيء من هذا يغيّر الدرجة.',
  flag: {
    'hidden-text': 'نص لا يراه الإنسان',
    'instruction-text': 'كلمات موجهة إلى آلة',
    'keyword-stuffing': 'الكلمات نفسها مرة بعد مرة',
    'copied-job-text': 'جمل منقولة من الوصف الوظيفي',
    'reading-quality': 'صعب القراءة',
  },
  technique: {
    colour: 'مكتوب بلون خلفيته',
    size: 'أصغر من أن يُقرأ',
    'render-mode': 'مرسوم بلا حبر',
    opacity: 'جُعل شفافًا',
    'hidden-layer': 'على طبقة مطفأة',
    'off-page': 'موضوع خارج الصفحة',
    clipped: 'مقصوص بإطاره',
    covered: 'مغطى بشيء آخر',
    'hidden-style': 'معلَّم بأنه مخفي',
    'invisible-characters': 'مؤلف من رموز غير مرئية',
    metadata: 'في خصائص الملف',
    comment: 'في تعليق',
  },
  note: {
    truncated: 'السيرة طويلة جدًا؛ قُرئ جزؤها الأول فقط.',
    'pages-left-out': 'للسيرة صفحات كثيرة جدًا؛ تُركت الأخيرة منها.',
    ocr: 'قُرئ بعض النص من صورة، فقد تخطئ بعض الحروف.',
    'undecodable-text': 'تعذّر فك بعض رموز هذا الملف.',
    damaged: 'الملف تالف. قُرئ ما أمكن استرجاعه.',
    'pages-without-text': 'بعض الصفحات صور فقط. كلماتها غير معروفة.',
  },
  otherSkills: 'في السيرة أيضًا',
  otherSkillsHint: 'مهارات لا يطلبها الوصف الوظيفي.',
};
