import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** Texts of conversations, for requesters and operators. */
const english = {
  clock: {
    due: (when: string, left: string) => `We’ll answer by ${when}, ${left}.`,
    late: (when: string) => `We should have answered by ${when}. We’re sorry, and we’re on it.`,
    answered: 'We’ve answered. Write again if anything is still open.',
    solved: 'Solved. A new reply reopens it.',
  },
  number: (number: number) => `#${number}`,
  states: { waiting: 'We answer next', answered: 'Answered', solved: 'Solved' },
  you: 'You',
  support: 'Winnow support',
  reply: 'Your reply',
  send: 'Send',
  download: 'Download',
  sending: 'Sending...',
};

export type TicketTexts = TextsOf<typeof english>;

export const ticketTexts = defineTexts(english, {
  de: () => import('./ticket-texts.de.ts'),
  es: () => import('./ticket-texts.es.ts'),
  fr: () => import('./ticket-texts.fr.ts'),
  ar: () => import('./ticket-texts.ar.ts'),
});
