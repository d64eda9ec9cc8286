import { resumes } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: DashboardTexts = {
  title: 'لوحة المتابعة · Winnow',
  waiting: 'جارٍ تحميل لوحة المتابعة',
  greeting: (name) => (name === '' ? 'أهلًا بك' : `أهلًا بك، ${name}`),
  onboarding: {
    words: 'أجب عن ثلاثة أسئلة قصيرة عن التوظيف لديك، وسنملأ أول وصف وظيفي لك مسبقًا.',
    action: 'الإجابة عن الأسئلة',
  },
  failed: 'تعذّر تحميل لوحة المتابعة',
  retry: 'إعادة المحاولة',
  steps: {
    start: {
      heading: 'ابدأ بوظيفة',
      words: 'ألصق وصفًا وظيفيًا أو أنشئ واحدًا. ثم أضف حتى 50 سيرة ذاتية، واعرف مع من تتحدث أولًا ولماذا.',
    },
    review: {
      heading: (count) =>
        plural(count, {
          zero: 'لا أحد ينتظر قرارك',
          one: 'مرشح واحد ينتظر قرارك',
          two: 'مرشحان ينتظران قرارك',
          few: `${number(count)} مرشحين ينتظرون قرارك`,
          many: `${number(count)} مرشحًا ينتظرون قرارك`,
          other: `${number(count)} مرشح ينتظرون قرارك`,
        }),
      words: 'قُيّموا، وكل نقطة مشروحة. والقرار لك.',
      action: 'بدء المراجعة',
    },
    run: {
      heading: (title) => `تُقرأ الآن السير الذاتية لوظيفة ${title}`,
      words: 'يمكنك مغادرة هذه الصفحة، فالتحليل مستمر في الخلفية.',
      action: 'عرض التقدم',
    },
    unreadable: {
      heading: (count) =>
        plural(count, {
          zero: 'قُرئت كل السير الذاتية',
          one: 'تعذّرت قراءة سيرة ذاتية واحدة',
          two: 'تعذّرت قراءة سيرتين ذاتيتين',
          few: `تعذّرت قراءة ${number(count)} سير ذاتية`,
          many: `تعذّرت قراءة ${number(count)} سيرة ذاتية`,
          other: `تعذّرت قراءة ${number(count)} سيرة ذاتية`,
        }),
      words: 'ليست لها درجة ولم تكلّف رصيدًا. ويبيّن كل منها ما حدث وكيف تصلحه.',
      action: 'عرض غير المقروءة',
    },
    analyze: {
      heading: (title) => `أضف سيرًا ذاتية لوظيفة ${title}`,
      words: 'الوصف الوظيفي جاهز، وتُقيَّم وفقه حتى 50 سيرة ذاتية دفعة واحدة.',
    },
    rest: { heading: 'لا شيء ينتظرك', words: 'اتُّخذ قرار بشأن كل مرشح.' },
  },
  firstSteps: {
    heading: 'كيف يسير العمل',
    steps: [
      {
        name: 'وصف وظيفي',
        words: 'يقرأ Winnow المتطلبات ويتعرّف على الأساسية منها. وأنت تحدد وزن كل منها.',
      },
      {
        name: 'حتى 50 سيرة ذاتية',
        words:
          'PDF أو Word أو OpenDocument أو RTF أو نص أو صور ممسوحة، حتى 10 ميغابايت لكل ملف. رصيد واحد لكل سيرة تُقيَّم.',
      },
      {
        name: 'قائمة مرتبة بأسبابها',
        words: 'كل نقطة يكسبها متطلب تقود إلى كلمات في السيرة الذاتية. ولا يُرفض أحد تلقائيًا.',
      },
    ],
  },
  analyze: 'تحليل السير الذاتية',
  writeJob: 'إنشاء بالذكاء الاصطناعي',
  addJob: 'إضافة وظيفة',
  figures: {
    heading: 'نظرة عامة',
    toReview: () => 'مرشحون للمراجعة',
    running: () => 'عمليات تحليل جارية',
    unreadable: 'تعذّرت قراءتها في 30 يومًا',
    credits: () => 'رصيد متبقٍ',
    unlimited: 'بلا حد',
    unlimitedCredits: 'رصيد',
  },
  sample: {
    tour: 'ابدأ الجولة',
    start: 'جرّب بسير ذاتية تجريبية',
    words: 'أربعة عشر مرشحًا خياليًا ووظيفة خيالية مع جولة قصيرة. لا تكلّف رصيدًا ويمكن إزالتها في أي وقت.',
    started: 'جارٍ تحليل المثال. يستغرق ذلك بضع ثوانٍ.',
    heading: 'لديك وظيفة تجريبية',
    explanation: 'الوظيفة والمرشحون من الخيال، ولا تكلّف رصيدًا.',
    remove: 'إزالة المثال',
    removed: 'أُزيل المثال.',
    badge: 'مثال',
  },
  runs: {
    heading: 'أحدث عمليات التحليل',
    all: 'كل عمليات التحليل',
    empty: 'لا عمليات تحليل بعد',
    emptyWords: 'تقيّم عملية التحليل حتى 50 سيرة ذاتية وفق وظيفة واحدة. وهنا تظهر أحدثها.',
    job: 'الوظيفة',
    when: 'البدء',
    resumes: 'السير الذاتية',
    outcome: 'النتيجة',
    done: (done) => `قُيّمت ${number(done)}`,
    unread: (failed) => `تعذّرت قراءة ${number(failed)}`,
    cancelled: 'أُلغيت',
    progress: (ended, total) => `${number(ended)} من ${resumes(total)}`,
    progressLabel: 'السير الذاتية المقروءة',
  },
  jobs: {
    heading: 'الوظائف',
    all: 'كل الوظائف',
    empty: 'لا وظائف بعد',
    emptyWords: 'تُقيَّم كل سيرة ذاتية وفق متطلبات وظيفة.',
    requirements: (musts, all) => `المتطلبات: ${number(all)}، الأساسية منها: ${number(musts)}`,
    scored: (count) => (count === 0 ? 'لا سيرة ذاتية بعد' : `قُيّمت ${resumes(count)}`),
    analyze: (title) => `تحليل السير الذاتية لوظيفة ${title}`,
  },
};
