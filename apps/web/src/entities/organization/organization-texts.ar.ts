import type { OrganizationTexts } from './organization-texts.ts';

export const texts: OrganizationTexts = {
  roles: {
    owner: { name: 'مالك', may: 'كل شيء، ومنه نقل ملكية المؤسسة.' },
    admin: { name: 'مسؤول', may: 'الأعضاء والإعدادات والفوترة. دون الوظائف والمرشحين.' },
    recruiter: {
      name: 'مسؤول توظيف',
      may: 'الوظائف والسير الذاتية والتحليلات والمرشحون والتصدير والقوائم المشاركة.',
    },
    'hiring-manager': { name: 'مدير التوظيف', may: 'الوظائف التي هو في فريقها.' },
    auditor: { name: 'مدقق', may: 'سجل التدقيق. دون الوظائف والمرشحين.' },
  },
  personal: 'شخصي',
  switchLabel: (name, role) => `تبديل المؤسسة. الحالية: ${name}، ${role}`,
  settings: 'إعدادات المؤسسة',
  lost: 'لم تعد عضوًا في تلك المؤسسة.',
  noRight: {
    title: 'غير متاح · Winnow',
    heading: 'ليست ضمن دورك',
    explanation: (role, organization) =>
      `دورك في «${organization}» هو ${role}، وهو لا يشمل هذه الصفحة. يمكن لمالك أو مسؤول تغيير دورك.`,
    toOrganization: 'الذهاب إلى المؤسسة',
  },
  section: {
    heading: 'المؤسسات',
    explanation: 'اعمل مع فريقك على الوظائف والمرشحين أنفسهم.',
    failed: 'تعذّر تحميل مؤسساتك',
    retry: 'إعادة المحاولة',
    current: 'الحالية',
    open: 'انتقال',
    openNamed: (name) => `الانتقال إلى ${name}`,
    create: 'إنشاء مؤسسة',
    createTitle: 'إنشاء مؤسسة',
    createExplanation: 'لها وظائفها وسيرها الذاتية ورصيدها. وما في مساحتك الشخصية يبقى فيها.',
    name: 'اسم المؤسسة',
    nameError: (min) => `أدخل اسمًا. أقل عدد من الأحرف: ${min}.`,
    submit: 'إنشاء المؤسسة',
    cancel: 'إلغاء',
    invitations: 'دعوات إليك',
    invitedBy: (name, role) => (name ? `${role}، بدعوة من ${name}` : role),
    accept: 'قبول',
    acceptNamed: (name) => `قبول الدعوة إلى ${name}`,
    decline: 'رفض',
    declineNamed: (name) => `رفض الدعوة إلى ${name}`,
    declined: 'رُفضت الدعوة.',
  },
};
