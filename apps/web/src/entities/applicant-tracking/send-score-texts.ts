import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  heading: 'Applicant tracking system',
  explanation: 'Add a note to the candidate with the score and a link to this page.',
  send: (names: readonly string[]) => `Send score to ${[...new Set(names)].join(', ')}`,
  states: {
    new: 'Not sent',
    waiting: 'Waiting to be sent',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
    unknown: 'We don’t know whether it arrived. Check there before you send it again.',
  },
  errors: {
    refused: 'Not sent: the system rejected it. Ask an admin to check the connection.',
    unavailable: 'Not sent: the system couldn’t be reached. Try again later.',
    limited: 'Not sent: the system is limiting requests. Try again later.',
    unexpected: 'Not sent: the system returned an unexpected response. Try again later.',
    missing: 'Not sent: the candidate no longer exists there.',
  },
  many: {
    title: 'Send scores',
    titleOf: (names: readonly string[]) => `Send scores to ${names.join(', ')}`,
    explanation:
      'Adds a note to each candidate with the score and a link to their page here. A score is sent only once.',
    unsent: 'To send',
    underWay: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    unknown: 'May have arrived',
    withoutSystem: 'Not from a connected system',
    withoutScore: 'Without a score',
    failedWords: 'Each candidate’s “Record” tab says why. You can send them again.',
    unknownHeading: (count: number) =>
      plural(count, {
        one: 'We don’t know whether 1 score arrived',
        other: `We don’t know whether ${number(count)} scores arrived`,
      }),
    unknownWords:
      'The server stopped while they were being sent. Check in the other system, then send missing scores from each candidate’s “Record” tab.',
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
