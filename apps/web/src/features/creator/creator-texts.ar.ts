import { writerLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CreatorTexts } from './creator-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: CreatorTexts = {
  title: 'إنشاء وصف وظيفي · Winnow',
  heading: 'إنشاء وصف وظيفي',
  introduction:
    'يكفي المسمى الوظيفي. تأتي المهام المعتادة من بيانات المهن، ولا نخترع شيئًا عن شركتك. يُكتب الوصف بالإنجليزية.',
  form: {
    title: 'المسمى الوظيفي',
    titleHint: 'مثل «Accountant»',
    titleError: 'أدخل المسمى الوظيفي',
    seniority: 'المستوى',
    any: 'غير محدد',
    levels: {
      trainee: 'متدرب',
      junior: 'مبتدئ',
      regular: 'متوسط الخبرة',
      senior: 'خبير',
      lead: 'قائد فريق',
      manager: 'مدير',
      executive: 'إدارة عليا',
    },
    place: 'المكان',
    workMode: 'نمط العمل',
    modes: { 'on-site': 'في مقر العمل', hybrid: 'هجين', remote: 'عن بُعد' },
    employment: 'نوع التوظيف',
    employments: {
      'full-time': 'دوام كامل',
      'part-time': 'دوام جزئي',
      contract: 'تعاقد',
      temporary: 'مؤقت',
      internship: 'تدريب',
    },
    industry: 'القطاع',
    wishes: 'المتطلبات والتفضيلات',
    wishesHint: `واحد في كل سطر، حتى ${number(writerLimits.wishes)}: مهارات وسنوات خبرة وتراخيص. ابدأ السطر بعبارة «nice to have:» إن لم يكن أساسيًا.`,
    companyError: `استخدم ${number(writerLimits.companyCharacters)} حرف على الأكثر.`,
    wishesError: `أدخل ${number(writerLimits.wishes)} سطرًا على الأكثر، في كل منها ${number(writerLimits.wishCharacters)} حرف على الأكثر.`,
    company: 'عن الشركة',
    companyHint: 'يُستخدم نصك كما هو.',
    tone: 'الأسلوب',
    tones: { plain: 'بسيط', warm: 'ودّي', formal: 'رسمي' },
    length: 'الطول',
    lengths: { short: 'قصير', standard: 'متوسط', detailed: 'مفصّل' },
    write: 'إنشاء',
    writing: 'جارٍ الإنشاء',
    cancel: 'إلغاء',
    again: 'إنشاء من جديد',
    cost: (left) =>
      left < 0
        ? 'يكلّف رصيدًا واحدًا عند النجاح فقط. أرصدتك بلا حد.'
        : `يكلّف رصيدًا واحدًا عند النجاح فقط. ${plural(left, {
            zero: 'ليس لديك أرصدة.',
            one: 'لديك رصيد واحد.',
            two: 'لديك رصيدان.',
            few: `لديك ${number(left)} أرصدة.`,
            many: `لديك ${number(left)} رصيدًا.`,
            other: `لديك ${number(left)} رصيد.`,
          })}`,
    more: 'شراء أرصدة',
    problem: 'راجع الحقول المعلَّمة.',
  },
  result: {
    heading: 'الوصف الوظيفي',
    empty: 'يظهر وصفك الوظيفي هنا',
    emptyWords: 'يمكنك تعديل كل قسم أو إعادة صياغته قبل الحفظ.',
    draft: 'جارٍ إنشاء الوصف الوظيفي',
    byUs: 'أنشأه Winnow دون نموذج لغوي',
    byModel: (name) => `أنشأه ${name}`,
    occupation: (name) => `مهام مهنة: ${name}`,
    rewrite: 'إعادة الصياغة',
    rewriteNamed: (section) => `إعادة صياغة: ${section}`,
    undo: 'تراجع',
    section: (section) => `نص «${section}»`,
    keep: 'حفظ الوصف الوظيفي',
    keeping: 'جارٍ الحفظ',
    kept: 'حُفظ الوصف الوظيفي. راجع متطلباته.',
    copy: 'نسخ',
    copied: 'تم النسخ.',
  },
};
