import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  heading: 'Applicant tracking system',
  explanation: 'Write the score with a link to this page as a note on the candidate.',
  send: (names: readonly string[]) => `Send score to ${[...new Set(names)].join(', ')}`,
  states: {
    new: 'Not sent',
    waiting: 'Waiting to be sent',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Not sent',
    unknown: 'We don’t know whether it arrived. Check there before you send it again.',
  },
  errors: {
    refused: 'Not sent: the system rejected it. Ask an admin to check the connection.',
    unavailable: 'Not sent: the system couldn’t be reached. Try again later.',
    limited: 'Not sent: the system allowed no more requests. Try again later.',
    unexpected: 'Not sent: the system returned an unexpected response.',
    missing: 'Not sent: the candidate no longer exists there.',
  },
};

export type SendScoreTexts = TextsOf<typeof english>;
export const sendScoreTexts = defineTexts(english, {
  de: () => import('./send-score-texts.de.ts'),
  es: () => import('./send-score-texts.es.ts'),
  fr: () => import('./send-score-texts.fr.ts'),
  ar: () => import('./send-score-texts.ar.ts'),
});
