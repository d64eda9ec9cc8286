import { formatsOf } from '../../lib/language/formats.ts';
import type { AssistantTexts } from './assistant-texts.ts';

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

export const texts: AssistantTexts = {
  unnamed: 'مساعد بلا اسم',
  retry: 'إعادة المحاولة',
  scopes: {
    'jobs:read': 'قراءة الوظائف',
    'analyses:read': 'قراءة التحليلات مع أدلتها',
    'pool:read': 'البحث عن أشخاص في مجمع المواهب',
    'candidates:read': 'قراءة الأشخاص مع سيرهم الذاتية',
    'resumes:read': 'رؤية السير الذاتية الموجودة في المكتبة',
    'jobs:write': 'صياغة وظائف تضيفها أنت (رصيد واحد لكل منها)',
    'runs:write': 'إعداد عمليات تحليل تبدؤها أنت',
  },
  consent: {
    title: 'ربط مساعد · Winnow',
    heading: 'هل تريد ربط مساعد؟',
    introduction: 'يطلب مساعد ذكاء اصطناعي من خارج Winnow أن يعمل نيابةً عنك.',
    unchecked: 'اختار المساعد هذا الاسم بنفسه، ولم يتحقق منه Winnow.',
    organization: 'المؤسسة',
    organizationHelper: 'لا يصل المساعد إلى مؤسساتك الأخرى.',
    may: 'سيتمكن المساعد من',
    beyond: (role) => `دورك هناك (${role}) لا يسمح ببقية ما يطلبه.`,
    nothing: (role) => `دورك هناك (${role}) لا يسمح بشيء مما يطلبه. اختر مؤسسة أخرى.`,
    mayNot: 'لا يغيّر شيئًا ولا يحذفه، ولا يرسل رسائل، ولا يتخذ قرارات، ولا يبدأ أي عملية تحليل.',
    leaves: 'ما يقرؤه يصل إلى مزوّد المساعد. تأكد من أنه يحق لك مشاركة بيانات المرشحين معه.',
    onlyIf: 'اسمح بذلك فقط إذا كنت قادمًا للتو من مساعد تثق به.',
    failed: 'لم يُربط المساعد',
  },
  own: {
    heading: 'المساعدون المرتبطون',
    explanation: 'مساعدو الذكاء الاصطناعي الذين يعملون نيابةً عنك في حدود دورك.',
    none: 'لا يوجد مساعد مرتبط.',
    organization: 'المؤسسة',
    since: (day) => `رُبط في ${day}`,
    used: (moment) => `آخر استخدام ${moment}`,
    unused: 'لم يُستخدم قط',
    disconnect: 'قطع الاتصال',
    disconnectNamed: (assistant) => `قطع اتصال ${assistant}`,
    done: 'قُطع الاتصال. لم يعد بإمكان المساعد الوصول.',
    notDone: 'لا يزال المساعد مرتبطًا. حاول مرة أخرى.',
    failed: 'تعذّر تحميل مساعديك',
  },
  organization: {
    heading: 'المساعدون',
    explanation:
      'مساعدو ذكاء اصطناعي ربطهم الأعضاء دون مفتاح API. يقرأ كل منهم ما تسمح به صلاحياته ودور العضو.',
    none: 'لا يوجد مساعد مرتبط.',
    failed: 'تعذّر تحميل المساعدين',
    states: { connected: 'مرتبط', ended: 'مقطوع', 'member-left': 'متوقف' },
    ended: (count) =>
      plural(count, {
        zero: 'لا مساعدين قُطع اتصالهم',
        one: 'مساعد واحد قُطع اتصاله',
        two: 'مساعدان قُطع اتصالهما',
        few: `${number(count)} مساعدين قُطع اتصالهم`,
        many: `${number(count)} مساعدًا قُطع اتصالهم`,
        other: `${number(count)} مساعد قُطع اتصالهم`,
      }),
    by: (who, day) => `ربطه ${who} في ${day}`,
    since: (day) => `رُبط في ${day}`,
    used: (moment) => `آخر استخدام ${moment}`,
    unused: 'لم يُستخدم قط',
    endedOn: (day) => `قُطع في ${day}`,
    lastRead: (count, moment) => `آخر قراءة: ${candidates(count)}، ${moment}`,
    noRead: 'لم يقرأ أي بيانات مرشحين',
    memberLeft: 'توقف لأن عضوه غادر.',
    scopes: 'الصلاحيات',
    reads: 'ما قرأه',
    readsTitle: (assistant) => `ما قرأه ${assistant}`,
    readsExplanation: 'آخر 50 إجابة تضمنت بيانات مرشحين.',
    noReads: 'لم يقرأ هذا المساعد أي بيانات مرشحين.',
    end: 'قطع الاتصال',
    endTitle: (assistant) => `هل تريد قطع اتصال ${assistant}؟`,
    endConsequence: 'يفقد الوصول خلال ثانية. يمكن لعضوه ربطه من جديد.',
    endConfirm: 'قطع اتصال المساعد',
    endDone: 'قُطع اتصال المساعد.',
    cancel: 'إلغاء',
  },
};
