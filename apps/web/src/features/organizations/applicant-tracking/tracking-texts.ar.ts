import { formatsOf } from '../../../lib/language/formats.ts';
import type { TrackingTexts } from './tracking-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: TrackingTexts = {
  heading: 'أنظمة تتبع المتقدمين',
  explanation:
    'استورد الوظائف والمرشحين وسيرهم الذاتية من Greenhouse أو Lever أو Ashby، وأرسل إليها الدرجات على شكل ملاحظات.',
  failed: 'تعذّر تحميل الأنظمة المرتبطة',
  retry: 'إعادة المحاولة',
  none: 'لا يوجد نظام مرتبط بعد.',
  noneYet: 'لا يوجد نظام مرتبط. يربط المالكون والمسؤولون الأنظمة.',
  connect: 'ربط نظام',
  connected: 'رُبط النظام.',
  full: (max) => `الحد الأقصى للأنظمة المرتبطة: ${number(max)}.`,
  cancel: 'إلغاء',
  named: (action, name) => `${action}: ${name}`,
  last: (date) => `آخر استيراد ${date}`,
  never: 'لم يُستورد شيء بعد',
  candidates: (count) =>
    plural(count, {
      zero: 'لا مرشحين',
      one: 'مرشح واحد',
      two: 'مرشحان',
      few: `${number(count)} مرشحين`,
      many: `${number(count)} مرشحًا`,
      other: `${number(count)} مرشح`,
    }),
  states: {
    running: 'جارية',
    paused: 'متوقفة مؤقتًا',
    done: 'مكتملة',
    canceled: 'ملغاة',
    undoing: 'جارٍ التراجع عنها',
    undone: 'تم التراجع عنها',
  },
  errors: {
    refused: 'يرفض النظام بيانات الدخول. تحقق منها ومن صلاحياتها.',
    unavailable: 'يتعذّر الوصول إلى النظام. افتح عملية الاستيراد وتابعها لاحقًا.',
    limited: 'لا يسمح النظام بطلبات أخرى. حاول بعد بضع دقائق.',
    unexpected: 'أرسل النظام ردًا غير متوقع. افتح عملية الاستيراد وتابعها.',
    missing: 'لم تعد هذه الوظيفة موجودة في النظام.',
  },
  open: 'فتح عملية الاستيراد',
  chooseJobs: 'اختيار وظائف',
  test: 'اختبار الربط',
  works: 'الربط يعمل.',
  disconnect: 'فصل',
  disconnectTitle: (name) => `هل تريد فصل ${name}؟`,
  disconnectWords:
    'تُحذف بيانات الدخول وتُلغى عمليات الاستيراد الجارية. تبقى الوظائف والمرشحون المستوردون، لكن لا يمكن بعدها إرسال درجاتهم.',
  disconnected: 'فُصل النظام.',
  system: 'النظام',
  where: {
    greenhouse:
      'في Greenhouse أنشئ بيانات دخول API من نوع Harvest V3 (OAuth) يُسمح لها بعرض الوظائف والإعلانات والطلبات والمرشحين والمرفقات، وبإنشاء الملاحظات.',
    lever: 'في Lever أنشئ مفتاح API يُسمح له بقراءة الوظائف والمرشحين والسير الذاتية، وبكتابة الملاحظات.',
    ashby: 'في Ashby أنشئ مفتاح API يُسمح له بقراءة الوظائف والمرشحين، وبتعديل المرشحين.',
  },
  fields: {
    clientId: 'معرّف العميل',
    clientSecret: 'سر العميل',
    apiKey: 'مفتاح API',
    userId: 'معرّف المستخدم',
  },
  userIdHelp: {
    greenhouse:
      'مسؤول الموقع (Site Admin) الذي يُقرأ المرشحون وتُكتب الملاحظات باسمه: الرقم الوارد في عنوان صفحته.',
    lever: 'المستخدم الذي تُكتب الملاحظات باسمه.',
  },
  missing: 'املأ هذا الحقل.',
  name: 'الاسم',
  nameHelp: 'اختياري. يظهر مصدرًا للسير الذاتية.',
  jobsTitle: (name) => `الاستيراد من ${name}`,
  jobsWords: 'يُستورد كل مرشحي هذه الوظائف مع أحدث سيرهم الذاتية. من استُوردوا من قبل لا يُستوردون مرتين.',
  openJobs: 'الوظائف المفتوحة',
  noJobs: 'لا وظائف مفتوحة في هذا النظام.',
  known: 'استُوردت من قبل',
  score: 'تقييم المرشحين',
  scoreHelp: 'كل سيرة ذاتية تُقيَّم من جديد تكلف رصيدًا واحدًا. الاستيراد بلا تقييم مجاني.',
  import: (count) =>
    plural(count, {
      zero: 'استيراد',
      one: 'استيراد وظيفة واحدة',
      two: 'استيراد وظيفتين',
      few: `استيراد ${number(count)} وظائف`,
      many: `استيراد ${number(count)} وظيفة`,
      other: `استيراد ${number(count)} وظيفة`,
    }),
  begun: (count) =>
    plural(count, {
      zero: 'لم تبدأ عملية استيراد.',
      one: 'بدأت عملية الاستيراد.',
      two: 'بدأت عمليتا استيراد.',
      few: `بدأت ${number(count)} عمليات استيراد.`,
      many: `بدأت ${number(count)} عملية استيراد.`,
      other: `بدأت ${number(count)} عملية استيراد.`,
    }),
};
