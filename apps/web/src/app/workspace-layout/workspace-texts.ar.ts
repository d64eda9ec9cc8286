import { formatsOf } from '../../lib/language/formats.ts';
import type { WorkspaceTexts } from './workspace-texts.ts';

const { number } = formatsOf('ar');

export const texts: WorkspaceTexts = {
  navigation: 'مساحة العمل',
  dashboard: 'لوحة المتابعة',
  jobs: 'الوظائف',
  candidates: 'المرشحون',
  'talent-pool': 'مجمع المواهب',
  reviews: 'المراجعات',
  records: 'سجل القرارات',
  analyze: 'بدء التحليل',
  dashboardShort: 'لوحة المتابعة',
  recordsShort: 'القرارات',
  analyzeShort: 'تحليل',
  tools: 'الأدوات',
  credits: 'الرصيد',
  organization: 'المؤسسة',
  support: 'الدعم',
  operator: 'التشغيل',
  creditsLeft: (credits) => `المتبقي ${number(credits)}`,
  unlimited: 'بلا حد',
  more: 'المزيد',
  maintenance: {
    heading: 'صيانة: القراءة فقط متاحة',
    words: 'يمكنك الاطلاع على كل شيء. لا يمكن تغيير أي شيء حتى انتهاء الصيانة.',
  },
  density: { label: 'الكثافة', comfortable: 'مريحة', compact: 'مضغوطة' },
  shortcuts: {
    open: 'اختصارات لوحة المفاتيح',
    heading: 'اختصارات لوحة المفاتيح',
    explanation: 'الاختصارات في هذه الصفحة.',
    singleKeys: 'اختصارات المفتاح الواحد',
    singleKeysHelp: 'أوقفها إن كان الإدخال الصوتي أو أداة أخرى يشغّلها دون قصد.',
  },
  palette: {
    open: 'ابحث أو انتقل',
    goTo: 'انتقل إلى',
    act: 'الإجراءات',
    profile: 'الملف الشخصي',
    settings: 'الإعدادات',
    billing: 'الفوترة والفواتير',
    analyze: 'بدء التحليل',
    addJob: 'إضافة وظيفة',
    writeJob: 'إنشاء وصف وظيفي',
    toComfortable: 'مساحة أكبر للصفوف',
    toCompact: 'عرض صفوف أكثر دفعة واحدة',
    theme: { system: 'مظهر الجهاز', light: 'المظهر الفاتح', dark: 'المظهر الداكن' },
    signOut: 'تسجيل الخروج',
    archived: 'مؤرشف',
  },
};
