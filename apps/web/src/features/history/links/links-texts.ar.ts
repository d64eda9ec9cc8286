import { candidates } from '../../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { LinksTexts } from './links-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: LinksTexts = {
  introduction:
    'يمكن لكل من لديه رابط قراءة القائمة دون حساب، إلى أن تنتهي صلاحيته أو تغلقه. ولا يظهر الرابط نفسه إلا مرة واحدة عند إنشائه.',
  failed: 'تعذّر تحميل روابطك',
  retry: 'إعادة المحاولة',
  empty: 'لا روابط بعد',
  emptyWords: 'حدّد مرشحين في وظيفة أو في قائمة المرشحين ثم اختر «مشاركة».',
  list: 'روابطك',
  states: { open: 'مفتوح', expired: 'منتهي الصلاحية', revoked: 'مغلق' },
  candidates,
  anonymous: 'بلا أسماء',
  named: 'مع الأسماء',
  views: (count) =>
    plural(count, {
      zero: 'لم يُفتح',
      one: 'فُتح مرة',
      two: 'فُتح مرتين',
      few: `فُتح ${number(count)} مرات`,
      many: `فُتح ${number(count)} مرة`,
      other: `فُتح ${number(count)} مرة`,
    }),
  notViewed: 'لم يُفتح بعد',
  lastViewed: (when) => `آخرها في ${when}`,
  ends: (when) => `مفتوح حتى ${when}`,
  ended: (when) => `انتهى في ${when}`,
  comments: (count) =>
    plural(count, {
      zero: 'لا تعليقات',
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: `${number(count)} تعليقات`,
      many: `${number(count)} تعليقًا`,
      other: `${number(count)} تعليق`,
    }),
  noComments: 'لا تعليقات بعد',
  closed: 'التعليقات متوقفة',
  close: 'إغلاق الرابط',
  closeNamed: (title) => `إغلاق رابط ${title}`,
  closeTitle: (title) => `إغلاق رابط «${title}»؟`,
  closeWords:
    'لن يتمكن من لديه الرابط من فتح القائمة بعد ذلك. تبقى التعليقات هنا. ويمكنك إنشاء رابط جديد في أي وقت.',
  keep: 'إبقاؤه مفتوحًا',
  closing: 'جارٍ الإغلاق',
  wasClosed: 'أُغلق الرابط.',
  onList: 'على القائمة كلها',
};
