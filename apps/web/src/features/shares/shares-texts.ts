import { groupWords, limits, verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, percent } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  shared: {
    title: 'Shared list · Winnow',
    titleOf: (title: string) => `${title} · Winnow`,
    opening: 'Opening the list',
    ended: 'This link is invalid or has expired',
    endedWords: 'Ask the person who shared it for a new one.',
    failed: 'We couldn’t open the list',
    retry: 'Try again',
    for: (job: string) => `For ${job}`,
    candidates,
    anonymous: 'Names and contact details are hidden.',
    until: (when: string) => `Open until ${when}.`,
    how: 'Every score is computed from what the resume says. What the resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”.',
    groups: groupWords,
    noYears: 'Experience not stated',
    score: (score: number) => `Score ${number(score)} of 100`,
    notScored: 'Could not be scored',
    confidence: (confidence: number) => `Confidence ${percent(confidence)}`,
    musts: (met: number, all: number) => `${number(met)} of ${number(all)} must-haves met`,
    reasons: (count: number) =>
      plural(count, { one: '1 reason, with quotes', other: `${number(count)} reasons, with quotes` }),
    strengths: 'Strengths',
    gaps: 'Not met or not found',
    must: 'Must-have',
    status: verdictWords,
    comments: 'Comments',
    onList: 'On the list as a whole',
    comment: 'Comment',
    commentOn: (name: string) => `Comment on ${name}`,
    author: 'Your name',
    text: 'Comment',
    authorMissing: 'Enter your name.',
    textMissing: 'Write a comment.',
    textLong: `Keep it under ${number(limits.commentMax)} characters.`,
    send: 'Send',
    sending: 'Sending',
    sent: 'Comment sent.',
    cancel: 'Cancel',
    visibleTo: 'Everyone with the link can read your comment, including the person who shared the list.',
  },
};

export type SharesTexts = TextsOf<typeof english>;

export const sharesTexts = defineTexts(english, {
  de: () => import('./shares-texts.de.ts'),
  es: () => import('./shares-texts.es.ts'),
  fr: () => import('./shares-texts.fr.ts'),
  ar: () => import('./shares-texts.ar.ts'),
});
