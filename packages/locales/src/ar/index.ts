import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Arabic. */
export const ar = {
  tag: 'ar',
  name: cldr.ar.name,
  dates: {
    months: cldr.ar.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.ar.weekdays,
    seasons: '',
    present:
      '(?:حتى )?(?:الآن|الان|اليوم|تاريخه)|(?:ال)?وقت (?:ال)?(?:حاضر|حالي|راهن)|حتى الحاضر|حاليا|مستمر',
    since: 'منذ',
    sinceAfter: '',
    from: 'من',
    until: 'إلى|حتى|لغاية',
    beforeEnd: 'إلى|حتى|لغاية',
    afterYear: '',
  },
  resume: {
    headings: {
      phrases: {
        detail: '',
        education: 'التعليم|المؤهلات العلمية|المؤهلات|المؤهل العلمي|التعليم والمؤهلات',
        certifications: 'الشهادات|الشهادات المهنية|الدورات التدريبية|الدورات',
        languages: 'اللغات',
        skills: 'المهارات|المهارات الشخصية',
        projects: '',
        publications: '',
        awards: '',
        volunteering: '',
        experience:
          'الخبرات|الخبرة|الخبرة العملية|الخبرات العملية|الخبرات المهنية|الخبرة المهنية|الخبرات الوظيفية',
        interests: 'الهوايات',
        references: 'المراجع',
        declaration: '',
        personal: 'المعلومات الشخصية|البيانات الشخصية|معلومات شخصية|بيانات شخصية',
        contact: 'معلومات الاتصال|بيانات الاتصال|التواصل',
        summary: 'نبذة|نبذة شخصية|الملخص|الهدف الوظيفي|الهدف',
        additional: 'معلومات إضافية',
      },
      words: null,
      beside: '',
      entries: '',
    },
    labels: {
      title: 'المسمى الوظيفي|الوظيفة|المنصب',
      organization: 'الشركة|اسم الشركة|جهة العمل',
      client: '',
      dates: 'الفترة|المدة',
      place: '',
      business: '',
      other: '',
      education: '',
      home: '',
      address: '',
    },
    names: {
      label: 'الاسم|الاسم الكامل|الإسم',
      surname: '',
      given: '',
      document: '(?:ال)?سيرة (?:ال)?ذاتية',
    },
  },
  speech: {
    levels: {
      native: '',
      C2: '',
      C1: '',
      B2: '',
      B1: '',
      A2: '',
      A1: '',
    },
    lines: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
