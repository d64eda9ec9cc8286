import { formatsOf } from '../../lib/language/formats.ts';
import type { RequirementTexts } from './requirement-texts.ts';

const { number, percent, plural } = formatsOf('ar');

const linesOf = (count: number) =>
  plural(count, {
    zero: 'لا أسطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: `${number(count)} أسطر`,
    many: `${number(count)} سطرًا`,
    other: `${number(count)} سطر`,
  });

export const texts: RequirementTexts = {
  list: {
    heading: 'المتطلبات',
    waiting: 'تظهر المتطلبات هنا أثناء كتابة الوصف الوظيفي أو لصقه.',
    reading: 'تجري قراءة النص',
    count: (count, musts) =>
      `${linesOf(count)}، ${plural(musts, {
        zero: 'بلا متطلبات أساسية',
        one: 'منها متطلب أساسي واحد',
        two: 'منها متطلبان أساسيان',
        few: `منها ${number(musts)} متطلبات أساسية`,
        many: `منها ${number(musts)} متطلبًا أساسيًا`,
        other: `منها ${number(musts)} متطلب أساسي`,
      })}`,
    sections: {
      must: 'المتطلبات الأساسية',
      nice: 'المتطلبات المفضّلة',
      asked: 'أسئلة للمرشحين',
    },
    sectionHints: {
      must: 'كل واحد منها لازم',
      nice: 'ترفع الدرجة فقط',
      asked: 'المكان والسفر والأوقات: أسئلة لا تُحتسب',
    },
    noMusts: 'لا توجد متطلبات أساسية. حدّد دائرة أو اضغط M على سطر لجعله أساسيًا.',
    noNices: 'لا توجد متطلبات مفضّلة.',
    columns: { kind: 'النوع', weight: 'الوزن' },
    makeMust: 'متطلب مفضّل. حدّده لجعله أساسيًا.',
    makeNice: 'متطلب أساسي. حدّده لجعله مفضّلًا.',
    weight: (share) => `يمثّل ${share} من مجموع الأسطر`,
    notScored: 'لا يُحتسب',
    weightOf: (requirement) => `وزن ${requirement}`,
    share: (share) => (share > 0 && share < 0.01 ? `<${percent(0.01)}` : percent(share)),
    mustOf: (requirement) => `${requirement} متطلب أساسي`,
    kind: 'النوع',
    kindOf: (requirement) => `نوع ${requirement}`,
    edit: (requirement) => `تعديل: ${requirement}`,
    words: (requirement) => `نص ${requirement}`,
    menu: (requirement) => `خيارات ${requirement}`,
    editWords: 'تعديل',
    up: 'نقل إلى أعلى',
    down: 'نقل إلى أسفل',
    drag: 'اسحب لتغيير الترتيب',
    removeNamed: (requirement) => `إزالة ${requirement}`,
    removed: (requirement) => `أُزيل «${requirement}».`,
    undo: 'تراجع',
    redo: 'إعادة',
    undone: 'تم التراجع.',
    redone: 'تمت الإعادة.',
    becameMust: (requirement) => `${requirement}: متطلب أساسي.`,
    becameNice: (requirement) => `${requirement}: متطلب مفضّل.`,
    moved: (requirement, place, all) => `${requirement}: السطر ${number(place)} من ${number(all)}.`,
    add: 'إضافة متطلب',
    newWords: 'متطلب جديد',
    newHint: 'مثل «Xero أو FreshBooks» أو «3 سنوات خبرة في Python»',
    newMust: 'إضافته متطلبًا أساسيًا',
    toCheck: 'بحاجة إلى تحقّق: انظر أعلاه',
    kinds: {
      skill: 'مهارة أو أداة',
      experience: 'خبرة',
      title: 'مسمّى وظيفي',
      education: 'تعليم',
      certification: 'شهادة مهنية',
      language: 'لغة',
      location: 'مكان',
      other: 'أخرى',
    },
    passing: (passing, all) => `${number(passing)} من ${number(all)} من السير الذاتية`,
    passingShort: (passing, all) => `${number(passing)}/${number(all)}`,
    passingAll: (passing, all) =>
      `تتحقق كل المتطلبات الأساسية في ${number(passing)} من أصل ${number(all)} من السير الذاتية في مكتبتك.`,
    vague: 'تذكر كل سيرة ذاتية تقريبًا هذا، فلا يكاد يغيّر الدرجة.',
    vagueButHeavy: 'تذكر كل سيرة ذاتية تقريبًا هذا، وبهذا الوزن يرفع كل الدرجات كثيرًا وبالقدر نفسه.',
    overall: 'الملاءمة العامة',
    overallHint: 'مدى ملاءمة السيرة كلها للوظيفة: المسمّى والعمل الموصوف والمهنة والمصطلحات.',
    overallCounts: 'احتسابها في الدرجة',
    overallLines: linesOf,
    keys: {
      move: 'المتطلب: السابق أو التالي',
      must: 'المتطلب: جعله أساسيًا',
      nice: 'المتطلب: جعله مفضّلًا',
      heavier: 'المتطلب: زيادة الوزن',
      lighter: 'المتطلب: تقليل الوزن',
      edit: 'المتطلب: تعديل النص',
      remove: 'المتطلب: إزالته',
      order: 'المتطلب: نقله إلى أعلى أو أسفل',
      redo: 'إعادة تغيير متطلب',
    },
  },
  check: {
    heading: (count) => `تحقّق من هذه (${number(count)})`,
    lead: (count) =>
      plural(count, {
        zero: 'لا شيء للتحقّق منه',
        one: 'تحقّق من متطلب واحد',
        two: 'تحقّق من متطلبين',
        few: `تحقّق من ${number(count)} متطلبات`,
        many: `تحقّق من ${number(count)} متطلبًا`,
        other: `تحقّق من ${number(count)} متطلب`,
      }),
    explanation: 'لا يوضح الوصف الوظيفي هذه الأسطر. تبقى إجاباتك حتى إن تغيّر النص.',
    reasons: {
      'must-or-nice': (must) =>
        `لا يذكر الوصف الوظيفي إن كان هذا مطلوبًا. قُرئ ${must ? 'متطلبًا أساسيًا' : 'متطلبًا مفضّلًا'}.`,
      'company-text': () => 'قد يصف هذا الشركة أو العمل بدلًا من أن يطلب شيئًا.',
      'years-of': (field) =>
        field === null
          ? 'لا يذكر الوصف الوظيفي مجال سنوات الخبرة. يُحتسب أي عمل.'
          : `لا يذكر الوصف الوظيفي مجال سنوات الخبرة بوضوح. قُرئ «${field}».`,
    },
    must: 'متطلب أساسي',
    nice: 'متطلب مفضّل',
    remove: 'إزالة',
    answer: (answer, requirement) => `${answer}: ${requirement}`,
    yearsOf: 'سنوات خبرة في',
    yearsOfLabel: (requirement) => `ما مجال سنوات الخبرة؟ ${requirement}`,
    yearsMissing: 'أدخل مجال سنوات الخبرة، أو اختر «أي عمل».',
    save: 'حفظ',
    anyWork: 'أي عمل',
    // The engine reads these lines, and reads years in English.
    years: (count, field) => `${count}+ years of ${field}`,
    months: (count, field) => `${count}+ months of ${field}`,
    workExperience: 'work experience',
    left: (count) =>
      plural(count, {
        zero: 'تم التحقّق من كل الأسطر.',
        one: 'بقي سطر واحد للتحقّق منه.',
        two: 'بقي سطران للتحقّق منهما.',
        few: `بقيت ${number(count)} أسطر للتحقّق منها.`,
        many: `بقي ${number(count)} سطرًا للتحقّق منه.`,
        other: `بقي ${number(count)} سطر للتحقّق منه.`,
      }),
  },
};
