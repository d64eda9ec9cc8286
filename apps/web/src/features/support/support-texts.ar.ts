import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number, plural } = formatsOf('ar');
const hours = limits.supportAnswerHours;
const megabytes = limits.fileBytes / 1024 / 1024;

export const texts: SupportTexts = {
  title: 'الدعم · Winnow',
  description: `إجابات عمّا يسأله الناس عن Winnow، وطريقة لتسألنا. نجيب خلال ${hours} ساعة.`,
  heading: 'كيف نساعدك؟',
  introduction: `معظم الأسئلة مجاب عنها أدناه. وللبقية إنسان يجيب خلال ${hours} ساعة.`,
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
    nothing: 'لا شيء عن ذلك هنا. اسألنا أدناه.',
    clear: 'عرض الكل',
  },
  ask: {
    heading: 'اسألنا',
    introduction: `أخبرنا بما فعلت وما حدث وما كنت تتوقعه. نجيب خلال ${hours} ساعة، بالبريد.`,
    name: 'اسمك',
    email: 'بريدك الإلكتروني',
    subject: 'الموضوع',
    message: 'رسالتك',
    send: 'إرسال',
    sending: 'جارٍ الإرسال...',
    requestNote: (id) => `نرى الطلب الذي فشل: ${id}`,
    sent: (ticket) => `رقم سؤالك ${ticket}.`,
    sentNext: 'كتبنا إليك. في الرسالة رابط تستمر تحته المحادثة.',
    another: 'اسأل شيئًا آخر',
    faults: {
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
    noneWords: 'ما تسأله وما نجيب به يظهر هنا.',
    ask: 'اطرح سؤالًا',
    number: (ticket) => `#${ticket}`,
    moved: (when) => `آخر حركة ${when}`,
    states: { waiting: 'دورنا في الإجابة', answered: 'أُجيب', solved: 'حُلّ' },
    back: 'كل الأسئلة',
    failed: 'تعذّر جلب الأسئلة.',
    again: 'حاول مرة أخرى',
  },
  clock: {
    due: (when, left) => `نجيب قبل ${when}، ${left}.`,
    late: (when) => `كان علينا أن نجيب قبل ${when}. نعتذر، ونعمل على ذلك.`,
    answered: 'لقد أجبنا. اكتب مرة أخرى إن بقي شيء.',
    solved: 'حُلّ. الكتابة من جديد تفتحه.',
  },
  conversation: {
    you: 'أنت',
    support: 'دعم Winnow',
    reply: 'ردّك',
    send: 'إرسال',
    solve: 'حُلّ هذا',
    notThere: 'لا يوجد سؤال كهذا',
    notThereWords: 'ربما الرابط ناقص. افتحه من الرسالة مرة أخرى، أو اسأل من جديد.',
  },
  files: {
    attach: 'إرفاق ملف',
    hint: `حتى ${limits.supportAttachmentsMax} ملفات، كل منها ${megabytes} ميغابايت.`,
    remove: (name) => `إزالة ${name}`,
    uploading: 'جارٍ الرفع...',
    tooLarge: (name) => `يجب أن يكون ${name} أصغر من ${megabytes} ميغابايت.`,
    tooMany: `أرفق ${limits.supportAttachmentsMax} ملفات على الأكثر.`,
    download: 'تنزيل',
  },
};
