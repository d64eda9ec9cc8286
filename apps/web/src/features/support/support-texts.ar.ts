import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number, plural } = formatsOf('ar');
const hours = limits.supportAnswerHours;
const megabytes = limits.fileBytes / 1024 / 1024;

export const texts: SupportTexts = {
  title: 'الدعم · Winnow',
  description: `إجابات عن الأسئلة الشائعة حول Winnow ونموذج لسؤالك. نجيب خلال ${hours} ساعة.`,
  heading: 'كيف نساعدك؟',
  introduction: `ستجد إجابات معظم الأسئلة أدناه. ويجيب عن غيرها أحد أفراد فريقنا خلال ${hours} ساعة.`,
  faq: {
    heading: 'أسئلة وأجوبة',
    search: 'ابحث في الأجوبة',
    found: (count) =>
      plural(count, {
        zero: 'لا أجوبة',
        one: 'جواب واحد',
        two: 'جوابان',
        few: `${number(count)} أجوبة`,
        many: `${number(count)} جوابًا`,
        other: `${number(count)} جواب`,
      }),
    nothing: 'لا إجابات مطابقة. اسألنا أدناه.',
    clear: 'عرض الكل',
  },
  ask: {
    heading: 'اسألنا',
    introduction: `أخبرنا بما فعلت وما حدث وما كنت تتوقعه. نجيب خلال ${hours} ساعة عبر البريد الإلكتروني.`,
    name: 'اسمك',
    email: 'بريدك الإلكتروني',
    subject: 'الموضوع',
    message: 'رسالتك',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    requestNote: (id) => `يُرفق الطلب الذي فشل: ${id}`,
    sent: (ticket) => `رقم سؤالك ${ticket}.`,
    sentNext: 'أرسلنا إليك رسالة فيها رابط لمتابعة المحادثة.',
    another: 'طرح سؤال آخر',
    errors: {
      required: (field) => `${field}: مطلوب`,
      tooShort: (field, least) => `${field}: ${least} أحرف على الأقل`,
      tooLong: (field, most) => `${field}: ${number(most)} حرف على الأكثر`,
      unreadable: (field) => `${field}: فيه أحرف لا يمكن عرضها`,
      email: 'الرجاء إدخال بريد إلكتروني صحيح',
      fields: { name: 'الاسم', email: 'البريد الإلكتروني', subject: 'الموضوع', message: 'الرسالة' },
    },
  },
  tickets: {
    heading: 'أسئلتك',
    none: 'لم تسأل شيئًا بعد',
    noneWords: 'تظهر هنا أسئلتك وإجاباتنا.',
    ask: 'اطرح سؤالًا',
    moved: (when) => `آخر تغيير ${when}`,
    back: 'كل الأسئلة',
    failed: 'تعذّر تحميل أسئلتك.',
    again: 'إعادة المحاولة',
  },
  conversation: {
    solve: 'وضع علامة «حُلّ»',
    notThere: 'لم يُعثر على السؤال',
    notThereWords: 'ربما كان الرابط ناقصًا. افتحه من الرسالة مرة أخرى، أو اطرح سؤالًا جديدًا.',
  },
  files: {
    attach: 'إرفاق ملف',
    hint: `حتى ${limits.supportAttachmentsMax} ملفات، كل منها ${megabytes} ميغابايت.`,
    remove: (name) => `إزالة ${name}`,
    uploading: 'جارٍ الرفع…',
    tooLarge: (name) => `يجب أن يكون ${name} أصغر من ${megabytes} ميغابايت.`,
    tooMany: `أرفق ${limits.supportAttachmentsMax} ملفات على الأكثر.`,
  },
};
