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
  work: {
    titles: `مهندس مهندسة مطور مطورة مبرمج مبرمجة محلل محللة مستشار مستشارة مدير مديرة مسؤول مسؤولة منسق منسقة أخصائي
        أخصائية مساعد مساعدة مشرف مشرفة رئيس رئيسة فني فنية محاسب محاسبة سكرتير سكرتيرة بائع بائعة كاشير سائق
        ميكانيكي كهربائي طباخ نادل معلم معلمة مدرس مدرسة أستاذ أستاذة طبيب طبيبة ممرض ممرضة صيدلي صيدلانية محامي
        محامية مترجم مترجمة مصمم مصممة صحفي موظف موظفة مندوب عامل متدرب أمين`,
    titleStarts: '',
    titleEnds: '',
    titleBeside: '',
    employers: '',
    employerStarts: 'مستشفى بنك مصرف وزارة جامعة مدرسة مصنع مكتب هيئة مركز فندق بلدية معهد صيدلية',
    employerEnds: '',
    employerParts: '',
    legalForms: '',
    legalStarts: 'شركة مؤسسة مجموعة',
    legalEnds: '',
    legalEndings: '',
  },
  study: {
    degrees: [
      {
        level: 'doctorate',
        match: 'folded',
        own: true,
        words: 'دكتوراه|الدكتوراه',
      },
      {
        level: 'master',
        match: 'folded',
        own: true,
        words: 'ماجستير|الماجستير',
      },
      {
        level: 'bachelor',
        match: 'folded',
        own: true,
        words: 'بكالوريوس|البكالوريوس|ليسانس|إجازة(?= في)',
      },
      {
        level: 'associate',
        match: 'folded',
        own: true,
        words: 'المعهد المتوسط',
      },
      {
        level: 'vocational',
        match: 'folded',
        own: true,
        words: 'دبلوم',
      },
      {
        level: 'secondary',
        match: 'folded',
        own: true,
        words: 'ثانوية(?: عامة)?|الثانوية(?: العامة)?|توجيهي',
      },
    ],
    professions: [],
    schools: 'جامعة|معهد|كلية|مدرسة|أكاديمية',
    schoolSigns: '',
    field: 'في',
    noField: '',
    enters: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
