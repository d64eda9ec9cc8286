import type { TicketTexts } from './ticket-texts.ts';

export const texts: TicketTexts = {
  clock: {
    due: (when, left) => `نجيب قبل ${when}، ${left}.`,
    late: (when) => `كان علينا أن نجيب قبل ${when}. نعتذر، ونعمل على ذلك.`,
    answered: 'لقد أجبنا. اكتب إلينا مجددًا إن بقي لديك سؤال.',
    solved: 'حُلّت. أي رد جديد يعيد فتحها.',
  },
  number: (ticket) => `#${ticket}`,
  states: { waiting: 'دورنا في الإجابة', answered: 'تم الرد', solved: 'محلولة' },
  you: 'أنت',
  support: 'دعم Winnow',
  reply: 'ردّك',
  send: 'إرسال',
  download: 'تنزيل',
  sending: 'جارٍ الإرسال…',
};
