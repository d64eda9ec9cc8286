import { limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** The words of help: questions, the form, the conversations. */
const english = {
  title: 'Support · Winnow',
  description: `Answers to what people ask about Winnow, and a way to ask us. We answer within ${limits.supportAnswerHours} hours.`,
  heading: 'How can we help?',
  introduction: `Most questions are answered below. For the others there is a person, within ${limits.supportAnswerHours} hours.`,
  faq: {
    heading: 'Questions and answers',
    search: 'Search the answers',
    found: (count: number) => (count === 1 ? 'One answer' : `${count} answers`),
    nothing: 'Nothing about that here. Ask us below.',
    clear: 'Show all',
  },
  ask: {
    heading: 'Ask us',
    introduction: `Tell us what you did, what happened, and what you expected. We answer within ${limits.supportAnswerHours} hours, by mail.`,
    name: 'Your name',
    email: 'Your email',
    subject: 'Subject',
    message: 'Your message',
    send: 'Send',
    sending: 'Sending...',
    requestNote: (id: string) => `We see which request failed: ${id}`,
    sent: (number: number) => `Your question has the number ${number}.`,
    sentNext: 'We have written to you. The letter holds a link under which the conversation goes on.',
    another: 'Ask something else',
    faults: {
      required: (field: string) => `${field} is required`,
      tooShort: (field: string, least: number) => `${field} must be at least ${least} characters`,
      tooLong: (field: string, most: number) => `${field} must be at most ${number(most)} characters`,
      unreadable: (field: string) => `${field} contains characters that cannot be shown`,
      email: 'Please enter a valid email address',
      fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    },
  },
  tickets: {
    heading: 'Your questions',
    none: 'You have not asked anything yet',
    noneWords: 'What you ask and what we answer will stand here.',
    ask: 'Ask a question',
    number: (number: number) => `#${number}`,
    moved: (when: string) => `last change ${when}`,
    states: { waiting: 'We answer next', answered: 'Answered', solved: 'Solved' },
    back: 'All questions',
    failed: 'The questions could not be fetched.',
    again: 'Try again',
  },
  clock: {
    due: (when: string, left: string) => `We answer by ${when}, ${left}.`,
    late: (when: string) => `We should have answered by ${when}. We are sorry, and on it.`,
    answered: 'We have answered. Write again if something is open.',
    solved: 'Solved. Writing again opens it.',
  },
  conversation: {
    you: 'You',
    support: 'Winnow support',
    reply: 'Your reply',
    send: 'Send',
    solve: 'This is solved',
    notThere: 'There is no such question',
    notThereWords: 'The link may be incomplete. Open it from the letter again, or ask anew.',
  },
  files: {
    attach: 'Attach a file',
    hint: `Up to ${limits.supportAttachmentsMax} files of ${limits.fileBytes / 1024 / 1024} MB.`,
    remove: (name: string) => `Remove ${name}`,
    uploading: 'Uploading...',
    tooLarge: (name: string) => `${name} must be smaller than ${limits.fileBytes / 1024 / 1024} MB.`,
    tooMany: `Attach at most ${limits.supportAttachmentsMax} files.`,
    download: 'Download',
  },
};

export type SupportTexts = TextsOf<typeof english>;

export const supportTexts = defineTexts(english, {
  de: () => import('./support-texts.de.ts'),
  ar: () => import('./support-texts.ar.ts'),
});
