import { commentEditMinutes, limits, maxMentions } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { CommentsTexts } from './comments-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: CommentsTexts = {
  tab: 'التعليقات',
  heading: 'التعليقات',
  none: 'لا تعليقات بعد. اطرح سؤالًا أو قل رأيك.',
  failed: 'تعذّر تحميل التعليقات',
  retry: 'إعادة المحاولة',
  covered: 'قد تذكر التعليقات اسم المرشح',
  coveredWords: 'وهي مخفية في العرض مجهول الهوية.',
  uncover: (count) =>
    plural(count, {
      zero: 'عرض التعليقات',
      one: 'عرض التعليق',
      two: 'عرض التعليقين',
      few: `عرض ${number(count)} تعليقات`,
      many: `عرض ${number(count)} تعليقًا`,
      other: `عرض ${number(count)} تعليق`,
    }),
  write: 'اكتب تعليقًا',
  writeReply: 'اكتب ردًا',
  hint: 'اكتب @ للإشارة إلى شخص. لا يقرؤه إلا أعضاء مؤسستك الذين يرون هذا المرشح.',
  send: 'تعليق',
  sendReply: 'رد',
  reply: 'رد',
  replyTo: (name) => `الرد على ${name}`,
  cancel: 'إلغاء',
  edit: 'تعديل',
  editHint: `يمكنك تعديل التعليق خلال ${commentEditMinutes} دقائق.`,
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  remove: 'حذف',
  removed: 'حُذف التعليق.',
  deleted: 'تعليق محذوف',
  edited: 'معدّل',
  you: 'أنت',
  former: 'عضو سابق',
  missing: 'اكتب تعليقًا.',
  tooLong: `يجب ألا يتجاوز التعليق ${number(limits.commentMax)} حرف.`,
  tooMany: `أشِر إلى ${number(maxMentions)} شخصًا على الأكثر في تعليق واحد.`,
  sending: 'جارٍ الإرسال…',
  waiting: 'لم يُرسل بعد. وهو محفوظ على هذا الجهاز، ونواصل المحاولة.',
  refused: 'لم يُرسل.',
  sendNow: 'إرسال الآن',
  discard: 'تجاهل',
  people: 'أشخاص يمكن الإشارة إليهم',
  found: (count) =>
    count === 0
      ? 'لم يُعثر على أحد يرى هذا المرشح.'
      : plural(count, {
          zero: 'لا أحد.',
          one: 'شخص واحد. اضغط Enter للإشارة إليه.',
          two: 'شخصان. استخدم الأسهم وEnter.',
          few: `${number(count)} أشخاص. استخدم الأسهم وEnter.`,
          many: `${number(count)} شخصًا. استخدم الأسهم وEnter.`,
          other: `${number(count)} شخص. استخدم الأسهم وEnter.`,
        }),
};
