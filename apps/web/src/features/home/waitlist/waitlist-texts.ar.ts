import { limits, offer } from '@winnow/contracts';
import type { WaitlistTexts } from './waitlist-texts.ts';

export const texts: WaitlistTexts = {
  label: 'قائمة الانتظار',
  invitation: 'انضم إلى ثورة التوظيف المدعوم بالذكاء الاصطناعي وكن من أوائل من يجربونها.',
  benefits: {
    heading: 'ما تحصل عليه',
    items: [
      {
        name: 'خطة Pro مجانًا لشهر واحد',
        words: `لأول ${offer.firstUsers} مستخدم: تحليل سير أكثر دفعة واحدة، وخوارزميات مطابقة متقدمة، ودعم ذو أولوية.`,
      },
      {
        name: 'وصول مبكر',
        words: 'ابدأ قبل الإطلاق العام. نراسلك مرة واحدة، عند الإطلاق.',
      },
      {
        name: 'مجتمع خاص',
        words: 'قادة موارد بشرية يجرّبون Winnow أولًا، على تواصل مباشر مع الفريق الذي يبنيه.',
      },
    ],
  },
  heading: 'مستعد لتجربة المستقبل؟',
  formInvitation: 'اترك بريدك الإلكتروني. قائمة الانتظار مجانية وآمنة وخاصة.',
  fields: {
    name: 'اسمك *',
    email: 'بريدك الإلكتروني *',
    role: 'دورك *',
    company: 'اسم الشركة (اختياري)',
  },
  submit: 'احصل على وصول مبكر',
  joining: 'جارٍ الانضمام…',
  notes: [`يحصل أول ${offer.firstUsers} مستخدم على خطة PRO مجانًا لشهر واحد`, 'لا حاجة إلى بطاقة ائتمان'],
  errors: {
    'name-required': 'الاسم مطلوب',
    'name-short': `يجب ألا يقل الاسم عن ${limits.nameMin} من الأحرف`,
    'name-letters': 'لا يجوز أن يحتوي الاسم إلا على حروف ومسافات',
    'name-long': `يجب ألا يزيد الاسم على ${limits.nameMax} حرف`,
    'email-required': 'البريد الإلكتروني مطلوب',
    'email-invalid': 'يُرجى إدخال بريد إلكتروني صالح',
    'role-required': 'الدور مطلوب',
    'role-short': `يجب ألا يقل الدور عن ${limits.roleMin} من الأحرف`,
    'role-long': `يجب ألا يزيد الدور على ${limits.nameMax} حرف`,
    'role-unreadable': 'يحتوي الدور على رموز لا يمكن عرضها',
    'company-long': `يجب ألا يزيد اسم الشركة على ${limits.nameMax} حرف`,
    'company-unreadable': 'يحتوي اسم الشركة على رموز لا يمكن عرضها',
  },
  emailTaken: 'هذا البريد مسجل بالفعل في قائمة الانتظار لدينا',
  failed: 'تعذّر الانضمام إلى قائمة الانتظار. يُرجى المحاولة مرة أخرى.',
  success: {
    heading: 'لقد انضممت!',
    thanks: 'شكرًا لانضمامك إلى قائمة الانتظار!',
    position: (position) => `رقمك في القائمة ${position}.`,
    offer: 'أنت من بين أول مئة: شهرك الأول من Pro مجاني.',
    emailSent: 'أرسلنا إليك رسالة تأكيد.',
    back: 'العودة إلى الصفحة',
  },
};
