import type { ConsentTexts } from './consent-texts.ts';

export const texts: ConsentTexts = {
  heading: 'الموافقة والاحتفاظ',
  explanation: 'هل وافق الشخص على الاحتفاظ ببياناته، وحتى متى.',
  states: {
    none: 'لا موافقة مسجلة',
    given: 'مُنحت الموافقة',
    expired: 'انتهت الموافقة',
    withdrawn: 'سُحبت الموافقة',
  },
  until: (date) => `سارية حتى ${date}`,
  kept: (date) => `يُحذف بعد ${date} كما حُدد لهذا الشخص.`,
  byRule: (date) => `تُحذف أحدث سيرة ذاتية في ${date} وفق مدة الاحتفاظ.`,
  record: 'تسجيل موافقة',
  withdraw: 'تسجيل سحب',
  setDay: 'تحديد تاريخ الحذف',
  recordTitle: 'تسجيل موافقة',
  withdrawTitle: 'تسجيل سحب الموافقة',
  dayTitle: 'تاريخ حذف هذا الشخص',
  dayExplanation:
    'تُحذف السير الذاتية بعد هذا اليوم. اليوم الذي يتجاوز مدة الاحتفاظ يتطلب موافقة تدوم المدة نفسها. اتركه فارغًا لتسري مدة الاحتفاظ وحدها.',
  on: 'التاريخ',
  expiresOn: 'سارية حتى',
  expiresHelper: 'اتركه فارغًا إن كانت بلا نهاية.',
  how: 'كيف مُنحت',
  howWithdrawn: 'كيف سُحبت',
  day: 'الحذف بعد',
  save: 'حفظ',
  cancel: 'إلغاء',
  history: 'السجل',
  given: (date) => `مُنحت في ${date}`,
  withdrawnOn: (date) => `سُحبت في ${date}`,
};
