import type { TicketTexts } from './ticket-texts.ts';

export const texts: TicketTexts = {
  clock: {
    due: (when, left) => `نجيب قبل ${when}، ${left}.`,
    late: (when) => `كان علينا أن نجيب قبل ${when}. نعتذر، ونعمل على ذلك.`,
    answered: 'لقد أجبنا. اكتب إلينا مجددًا إن بقي لديك سؤال.',
    solved: 'حُلّ. أي رد جديد يعيد فتحه.',
  },
  number: (ticket) => `#${ticket}`,
  states: { waiting: 'دورنا في الإجابة', answered: 'أُجيب', solved: 'حُلّ' },
  you: 'أنت',
  support: 'دعم Winnow',
  reply: 'ردّك',
  send: 'إرسال',
  download: 'تنزيل',
  sending: 'جارٍ الإرسال…',
};
