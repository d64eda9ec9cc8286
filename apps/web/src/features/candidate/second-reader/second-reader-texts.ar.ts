import { formatsOf } from '../../../lib/language/formats.ts';
import type { SecondReaderTexts } from './second-reader-texts.ts';

const { number, plural } = formatsOf('ar');

export const texts: SecondReaderTexts = {
  heading: 'القارئ الثاني',
  explanation: (model, host) =>
    `يمكن للنموذج اللغوي ${model} (${host}) البحث عن مقاطع قد تُظهر ما لم يُعثر عليه. لا يغيّر أي درجة: القرار لك.`,
  off: 'إنه متوقف في مؤسستك. لا تُرسل أي سيرة ذاتية.',
  turnOn: 'تشغيل',
  turnOff: 'إيقاف',
  look: 'البحث مجددًا',
  looking: 'جارٍ البحث…',
  left: (left, perDay) => `عمليات البحث المتبقية اليوم: ${number(left)} من ${number(perDay)}`,
  failed: 'تعذّر تحميل الاقتراحات',
  retry: 'إعادة المحاولة',
  nothing: 'لم يجد النموذج أي مقطع. لم يتغيّر شيء.',
  dropped: (count) =>
    plural(count, {
      zero: 'لم يُستبعد أي اقتراح.',
      one: 'استُبعد اقتراح واحد لأنه غير موجود حرفيًا في السيرة.',
      two: 'استُبعد اقتراحان لأنهما غير موجودين حرفيًا في السيرة.',
      few: `استُبعدت ${number(count)} اقتراحات لأنها غير موجودة حرفيًا في السيرة.`,
      many: `استُبعد ${number(count)} اقتراحًا لأنها غير موجودة حرفيًا في السيرة.`,
      other: `استُبعد ${number(count)} اقتراح لأنها غير موجودة حرفيًا في السيرة.`,
    }),
  title: 'ما الذي يُرسل',
  description: (model, host) =>
    `يُرسل هذا النص إلى ${model} على ${host}، ولا شيء غيره. حُذفت الأسماء وبيانات الاتصال والبيانات الشخصية.`,
  requirements: 'متطلبات لم يُعثر عليها',
  resume: 'السيرة دون ما يدل على صاحبها',
  shortened: 'حُذفت نهاية سيرة طويلة جدًا.',
  instructions: 'تعليمات للنموذج',
  payloadFailed: 'تعذّر تحميل ما سيُرسل',
  cancel: 'إلغاء',
  send: 'إرسال وبحث',
  suggestions: 'مقاطع مقترحة',
  mayShow: (requirement) => `قد يُظهر: ${requirement}`,
  accept: 'تأكيد',
  acceptOf: (requirement) => `تأكيد هذا المقطع لـ${requirement}`,
  dismiss: 'استبعاد',
  dismissOf: (requirement) => `استبعاد هذا المقطع لـ${requirement}`,
  takeBack: 'تراجع',
  takeBackOf: (requirement) => `التراجع عن القرار بشأن ${requirement}`,
  accepted: 'تم التأكيد وأُعيد تقييم السيرة',
  dismissed: 'مستبعد',
  done: {
    accepted: 'تم التأكيد وأُعيد التقييم.',
    dismissed: 'تم الاستبعاد.',
    open: 'تم التراجع.',
  },
};
