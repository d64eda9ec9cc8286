import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SourceTexts } from './source-texts.ts';

const { number } = formatsOf('ar');

export const texts: SourceTexts = {
  source: 'المصدر',
  sources: {
    upload: 'مرفوعة',
    run: 'مرفوعة لعملية تحليل',
    import: 'مستوردة',
    'apply-page': 'طلب من صفحة الوظيفة',
    mailbox: 'بالبريد الإلكتروني',
    sample: 'عيّنة',
  },
  any: 'الكل',
  edit: 'تحديد المصدر',
  title: (count) => `مصدر السير الذاتية المحددة: ${number(count)}`,
  explanation: 'من أين جاءت، مثل «ترشيح» أو «معرض التوظيف 2026». اترك الحقل فارغًا لإزالته.',
  field: 'المصدر',
  suggestions: 'مستخدم من قبل',
  tooLong: `أقصى طول للمصدر بالأحرف: ${number(limits.sourceLabelMax)}.`,
  save: 'حفظ المصدر',
  cancel: 'إلغاء',
  done: (count, label) => `حُدّد المصدر «${label}». عدد السير الذاتية: ${number(count)}.`,
  cleared: (count) => `أُزيل المصدر. عدد السير الذاتية: ${number(count)}.`,
  nothing: 'لا شيء للتغيير: لها كلها هذا المصدر.',
};
