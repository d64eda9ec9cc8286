import { formatsOf } from '../../lib/language/formats.ts';
import type { PaletteTexts } from './palette-texts.ts';

const { number } = formatsOf('ar');

export const texts: PaletteTexts = {
  placeholder: 'مرشحون، مهارات، وظائف…',
  recent: 'فُتح مؤخرًا',
  candidates: 'المرشحون',
  jobs: 'الوظائف',
  runs: 'عمليات التحليل',
  files: 'الملفات',
  comments: 'التعليقات',
  comment: 'تعليق',
  savedSearches: 'عمليات البحث المحفوظة',
  newestJobs: 'أحدث الوظائف',
  newestRuns: 'أحدث عمليات التحليل',
  searchPool: (words) => `البحث في مجمع المواهب عن «${words}»`,
  allCandidates: (count, words) => `عرض كل المرشحين المطابقين لـ «${words}» (${number(count)})`,
  allFiles: (count, words) => `عرض كل الملفات المطابقة لـ «${words}» (${number(count)})`,
  noResults: (words) => `لا توجد نتائج لـ «${words}».`,
  canFind:
    'يمكنك البحث عن الأسماء والمهارات وجهات العمل والمسميات والأماكن والوظائف وعمليات التحليل والملفات والتعليقات والإعدادات. يكفي جزء من الكلمة.',
  needsLetters: 'اكتب حرفًا أو رقمًا.',
  failed: 'البحث غير متاح الآن. ما زال بإمكانك العثور على الصفحات والإعدادات.',
  anonymous: 'العرض مجهول الهوية مفعّل: لا يشمل البحث الأسماء وبيانات الاتصال.',
  pending: (count) => `سير ذاتية لا تزال قيد الفهرسة: ${number(count)}.`,
  showNames: 'إيقاف العرض مجهول الهوية',
  hideNames: 'تفعيل العرض مجهول الهوية',
  settings: 'الإعدادات',
  settingNames: {
    theme: { label: 'المظهر', keywords: 'داكن فاتح ألوان theme' },
    language: { label: 'اللغة', keywords: 'عربية إنجليزية ألمانية ترجمة language' },
    density: { label: 'كثافة القوائم', keywords: 'صفوف مضغوط مريح density' },
    singleKeys: { label: 'اختصارات المفتاح الواحد', keywords: 'لوحة المفاتيح إمكانية الوصول shortcuts' },
    anonymous: { label: 'العرض مجهول الهوية', keywords: 'إخفاء الأسماء الصور الخصوصية anonymous' },
    retention: { label: 'مدة الاحتفاظ', keywords: 'حذف أيام سير ذاتية خصوصية retention' },
    mails: { label: 'إشعارات البريد الإلكتروني', keywords: 'رسائل تنبيهات notifications' },
    password: { label: 'كلمة المرور', keywords: 'تغيير أمان دخول password' },
    email: { label: 'عنوان البريد الإلكتروني', keywords: 'تغيير حساب دخول email' },
    factors: { label: 'الدخول بخطوتين', keywords: 'المصادقة الثنائية رمز خطوتين أمان تطبيق 2fa two-factor' },
    sessions: { label: 'الجلسات النشطة', keywords: 'أجهزة تسجيل الخروج أمان sessions' },
    exportData: { label: 'تصدير بياناتي', keywords: 'تنزيل خصوصية نسخة export' },
    deleteAccount: { label: 'حذف الحساب', keywords: 'إزالة إغلاق خصوصية delete account' },
  },
};
