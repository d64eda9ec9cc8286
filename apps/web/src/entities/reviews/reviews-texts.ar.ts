import { candidates } from '../../lib/language/arabic-counts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewsTexts } from './reviews-texts.ts';

const { number, plural } = formatsOf('ar');
const people = (count: number) =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${number(count)} أشخاص`,
    many: `${number(count)} شخصًا`,
    other: `${number(count)} شخص`,
  });

export const texts: ReviewsTexts = {
  former: 'عضو سابق',
  you: 'أنت',
  marks: { yes: 'نعم', maybe: 'ربما', no: 'لا' },
  states: { open: 'مفتوحة', overdue: 'متأخرة', closed: 'مكتملة', canceled: 'ملغاة', done: 'مسلّمة' },
  candidates,
  due: (day) => `الموعد النهائي ${day}`,
  from: (name) => `بطلب من ${name}`,
  ownProgress: (marked, all) => `أُجيب عن ${number(marked)} من ${number(all)}`,
  doneOf: (done, all) => `أنهى ${number(done)} من ${number(all)}`,
  failed: 'تعذّر تحميل المراجعات',
  retry: 'إعادة المحاولة',
  ask: {
    open: 'طلب مراجعة',
    title: 'طلب مراجعة',
    explanation:
      'يجيب كل شخص عن كل مرشح بنعم أو ربما أو لا، دون رؤية الدرجات أو إجابات الآخرين. ثم تظهر كل الإجابات.',
    who: (count) => `${candidates(count)} في وظيفة واحدة.`,
    tooMany: (max) => `اختر ما لا يزيد على ${number(max)} مرشحًا لمراجعة واحدة.`,
    severalJobs: 'هؤلاء المرشحون من عدة وظائف. اختر مرشحين من وظيفة واحدة.',
    people: 'من سيراجع؟',
    onlyYou: 'لا يمكن لأحد غيرك المراجعة هنا بعد. ادعُ مسؤول توظيف أو مدير توظيف إلى مؤسستك.',
    toOrganization: 'الانتقال إلى المؤسسة',
    choosePerson: 'اختر شخصًا واحدًا على الأقل.',
    tooManyPeople: (max) => `اختر ما لا يزيد على ${number(max)} أشخاص.`,
    due: 'الموعد النهائي (اختياري)',
    dueHelper: 'نهاية ذلك اليوم بتوقيتك.',
    dueError: 'اختر يومًا ابتداءً من اليوم وخلال سنة.',
    message: 'رسالة (اختيارية)',
    requirements: 'السؤال عن كل متطلب أيضًا',
    requirementsHelper: 'متحقق، متحقق جزئيًا، غير متحقق، أو لا يمكن الجزم.',
    anonymous: 'إخفاء الأسماء وبيانات الاتصال',
    cancel: 'إلغاء',
    send: 'طلب مراجعة',
    sending: 'جارٍ الطلب…',
    sent: (count) => `طُلبت المراجعة من ${people(count)}.`,
  },
  home: {
    heading: 'مراجعات في انتظارك',
    all: 'كل المراجعات',
    start: 'بدء المراجعة',
    goOn: 'متابعة المراجعة',
  },
  ofCandidate: {
    heading: 'المراجعات',
    blind: 'أنت تراجع هذا المرشح. تظهر لك إجابات الآخرين بعد أن تنهي مراجعتك.',
    asked: (name, day) => `بطلب من ${name}، ${day}`,
    open: 'عرض النتائج',
  },
  ofJob: { heading: 'مراجعات هذه الوظيفة' },
};
