import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

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
  many: {
    title: 'Send scores',
    titleOf: (names: readonly string[]) => `Send scores to ${names.join(', ')}`,
    explanation: 'Each score is written once as a note on the candidate, with a link to their page here.',
    unsent: 'To send',
    underWay: 'On their way',
    sent: 'Sent',
    failed: 'Not sent, with an error',
    unknown: 'May have arrived',
    withoutSystem: 'From no connected system',
    withoutScore: 'Without a score',
    failedWords: 'Each candidate’s tab “Record” says why. You can send them again.',
    unknownHeading: (count: number) =>
      plural(count, {
        one: 'We don’t know whether 1 score arrived',
        other: `We don’t know whether ${number(count)} scores arrived`,
      }),
    unknownWords:
      'The server stopped while they were being sent. Check there, and send them from the tab “Record” of the candidate.',
    send: (count: number) => plural(count, { one: 'Send 1 score', other: `Send ${number(count)} scores` }),
    close: 'Close',
    failedToLoad: 'We couldn’t load what was sent',
    retry: 'Try again',
  },
};

export type SendScoreTexts = TextsOf<typeof english>;
export const sendScoreTexts = defineTexts(english, {
  de: () => import('./send-score-texts.de.ts'),
  es: () => import('./send-score-texts.es.ts'),
  fr: () => import('./send-score-texts.fr.ts'),
  ar: () => import('./send-score-texts.ar.ts'),
});
