import { limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** The texts of the help page: questions, the form, the conversations. */
const english = {
  title: 'Support · Winnow',
  description: `Answers to common questions about Winnow, and a form for yours. We answer within ${limits.supportAnswerHours} hours.`,
  heading: 'How can we help?',
  introduction: `Most questions are answered below. For everything else, a person answers within ${limits.supportAnswerHours} hours.`,
  faq: {
    heading: 'Questions and answers',
    search: 'Search the answers',
    found: (count: number) => (count === 1 ? 'One answer' : `${count} answers`),
    nothing: 'No matching answers. Ask us below.',
    clear: 'Show all',
  },
  ask: {
    heading: 'Ask us',
    introduction: `Tell us what you did, what happened, and what you expected. We answer within ${limits.supportAnswerHours} hours by email.`,
    name: 'Your name',
    email: 'Your email',
    subject: 'Subject',
    message: 'Your message',
    send: 'Send',
    sending: 'Sending...',
    requestNote: (id: string) => `The failed request is included: ${id}`,
    sent: (number: number) => `Your question is number ${number}.`,
    sentNext: 'We’ve emailed you a link to continue the conversation.',
    another: 'Ask another question',
    errors: {
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
    none: 'You haven’t asked anything yet',
    noneWords: 'Your questions and our answers appear here.',
    ask: 'Ask a question',
    moved: (when: string) => `last change ${when}`,
    back: 'All questions',
    failed: 'We couldn’t load your questions.',
    again: 'Try again',
  },
  conversation: {
    solve: 'Mark as solved',
    notThere: 'Question not found',
    notThereWords: 'The link may be incomplete. Open it from the email again, or ask a new question.',
  },
  files: {
    attach: 'Attach a file',
    hint: `Up to ${limits.supportAttachmentsMax} files of ${limits.fileBytes / 1024 / 1024} MB.`,
    remove: (name: string) => `Remove ${name}`,
    uploading: 'Uploading...',
    tooLarge: (name: string) => `${name} must be smaller than ${limits.fileBytes / 1024 / 1024} MB.`,
    tooMany: `Attach at most ${limits.supportAttachmentsMax} files.`,
  },
};

export type SupportTexts = TextsOf<typeof english>;

export const supportTexts = defineTexts(english, {
  de: () => import('./support-texts.de.ts'),
  es: () => import('./support-texts.es.ts'),
  fr: () => import('./support-texts.fr.ts'),
  ar: () => import('./support-texts.ar.ts'),
});
