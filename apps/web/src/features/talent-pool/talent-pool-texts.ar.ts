import { formatsOf } from '../../lib/language/formats.ts';
import type { TalentPoolTexts } from './talent-pool-texts.ts';

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
const years = (count: number) =>
  plural(count, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${number(count)} سنوات`,
    many: `${number(count)} سنة`,
    other: `${number(count)} سنة`,
  });
const resumes = (count: number) =>
  plural(count, {
    zero: 'لا سير ذاتية',
    one: 'سيرة ذاتية واحدة',
    two: 'سيرتان ذاتيتان',
    few: `${number(count)} سير ذاتية`,
    many: `${number(count)} سيرة ذاتية`,
    other: `${number(count)} سيرة ذاتية`,
  });

export const texts: TalentPoolTexts = {
  title: 'مجمع المواهب · Winnow',
  heading: 'مجمع المواهب',
  explanation: 'اعثر على المرشحين المناسبين بين السير الذاتية التي لديك. البحث لا يستهلك أي رصيد.',
  search: {
    label: 'عمّن تبحث؟',
    placeholder: 'senior accountant، QuickBooks، الألمانية B2، 5 سنوات',
    helper: 'افصل بين المعايير بفواصل. يمكنك أيضًا استخدام AND وOR وNOT والأقواس وعلامات الاقتباس.',
    submit: 'بحث',
    failed: 'تعذّر فهم هذا البحث. حاول مرة أخرى.',
    tooLong: (max) => `لا يمكن أن يتجاوز البحث ${number(max)} حرف.`,
    ignored: (words) => `لم يُبحث عن: ${words}`,
    keys: { move: 'التنقل بين المرشحين', open: 'فتح المرشح', removeLast: 'إزالة آخر معيار بحث' },
    problems: {
      'nothing-to-search': 'لا توجد كلمات للبحث عنها. أدخل مهارة أو مسمى وظيفيًا أو مكانًا.',
      'only-common-words': 'هذه الكلمات موجودة في كل سيرة ذاتية تقريبًا. أضف مهارة أو مسمى وظيفيًا أو مكانًا.',
      'one-letter': 'أدخل أكثر من حرف واحد.',
      'open-quote': 'علامة اقتباس غير مغلقة. أضف العلامة الثانية.',
      'open-parenthesis': 'قوس غير مغلق. أضف ) عند نهايته.',
      'extra-parenthesis': 'يوجد ) دون ( قبله. احذفه.',
      'missing-operand': 'ينقص شيء بجانب AND أو OR أو NOT.',
      'too-deep': 'أقواس كثيرة متداخلة. استخدم عددًا أقل.',
    },
  },
  parts: {
    heading: 'معايير البحث',
    remove: (name) => `إزالة ${name}`,
    clear: 'مسح البحث',
    mode: 'الأهمية',
    prefer: 'مفضّل',
    must: 'مطلوب',
    not: 'مستبعد',
    years: 'الحد الأدنى بالسنوات',
    anyYears: 'أي مدة',
    language: 'المستوى',
    anyLevel: 'أي مستوى',
    required: 'مطلوب',
    excluded: 'مستبعد',
    placesHidden: 'لا يُبحث في الأماكن في العرض مجهول الهوية.',
    unavailableList: 'قائمة غير متاحة',
    listGone: 'حُذفت قائمة مواهب في هذا البحث أو لم تُشارك معك، لذلك لا يظهر أحد بها. أزلها من البحث.',
  },
  kinds: {
    skill: 'مهارة',
    title: 'مسمى وظيفي',
    occupation: 'مهنة',
    level: 'مستوى',
    years: 'الخبرة',
    degree: 'شهادة دراسية',
    field: 'مجال الدراسة',
    certification: 'شهادة مهنية',
    language: 'لغة',
    place: 'مكان',
    words: 'كلمات في السيرة الذاتية',
    boolean: 'بحث منطقي',
    stage: 'مرحلة',
    tag: 'وسم',
    active: 'آخر نشاط',
    source: 'المصدر',
    list: 'قائمة مواهب',
  },
  degrees: {
    secondary: 'الثانوية',
    vocational: 'تدريب مهني',
    associate: 'دبلوم',
    bachelor: 'بكالوريوس',
    master: 'ماجستير',
    doctorate: 'دكتوراه',
  },
  levels: {
    trainee: 'متدرب',
    junior: 'مبتدئ',
    regular: 'ذو خبرة',
    senior: 'خبير',
    lead: 'قائد فريق',
    manager: 'مدير',
    executive: 'تنفيذي',
  },
  stages: {
    new: 'جديد',
    screening: 'فرز أولي',
    interview: 'مقابلة',
    offer: 'عرض',
    hired: 'تم التعيين',
    declined: 'مرفوض',
  },
  verdicts: {
    met: 'متحقق',
    partly: 'متحقق جزئيًا',
    'not-met': 'غير متحقق',
    'not-found': 'غير موجود',
  },
  native: 'اللغة الأم',
  atLeast: (span) => `${span} على الأقل`,
  activeWithin: (days) =>
    plural(days, {
      zero: 'في آخر يوم',
      one: 'في آخر يوم',
      two: 'في آخر يومين',
      few: `في آخر ${number(days)} أيام`,
      many: `في آخر ${number(days)} يومًا`,
      other: `في آخر ${number(days)} يوم`,
    }),
  results: {
    heading: 'المرشحون',
    total: candidates,
    failed: 'تعذّر تحميل المرشحين',
    retry: 'إعادة المحاولة',
    match: (share) => `تطابق ${share}`,
    resumes,
    added: (day) => `أضيف في ${day}`,
    why: (name) => `أوجه تطابق ${name}`,
    more: 'عرض المزيد',
    selectShown: 'تحديد كل المعروضين',
    lastShown: (count) => `تُعرض النتائج الأولى وعددها ${number(count)}. أضف معيارًا لتضييق البحث.`,
    none: 'لا يوجد مرشحون مطابقون',
    noneWords: 'غيّر معيارًا مطلوبًا إلى مفضّل، أو أزل معيارًا.',
    empty: 'لا توجد سير ذاتية بعد',
    emptyWords: 'يظهر المرشحون هنا بمجرد تحليل سيرهم الذاتية.',
    toAnalyzer: 'رفع السير الذاتية',
    pending: (count) => `قيد الفهرسة: ${resumes(count)}`,
  },
  filters: {
    heading: 'تضييق البحث',
    failed: 'تعذّر تحميل عوامل التصفية',
    stage: 'المرحلة',
    active: 'آخر نشاط',
    any: 'الكل',
    years: 'الخبرة',
    yearsFrom: (from, to) =>
      to === null
        ? `${years(from)} أو أكثر`
        : from === 0
          ? 'أقل من سنة'
          : `من ${number(from)} إلى ${years(to)}`,
  },
};
