import { groupWords, limits, verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, percent } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  links: {
    introduction:
      'Whoever has a link reads the list without an account, until it ends or you close it. A link itself is shown once, when it is made.',
    failed: 'Your links could not be read',
    retry: 'Try again',
    empty: 'No links yet',
    emptyWords: 'Select candidates in a run or in the history and choose “Share”.',
    list: 'Your links',
    states: { open: 'Open', expired: 'Ended', revoked: 'Closed' },
    candidates,
    anonymous: 'anonymous',
    named: 'with names',
    views: (count: number) => plural(count, { one: 'opened once', other: `opened ${number(count)} times` }),
    notViewed: 'not opened yet',
    lastViewed: (when: string) => `last on ${when}`,
    ends: (when: string) => `open until ${when}`,
    ended: (when: string) => `ended on ${when}`,
    comments: (count: number) => plural(count, { one: '1 comment', other: `${number(count)} comments` }),
    noComments: 'No comments yet',
    closed: 'Comments are off',
    close: 'Close the link',
    closeNamed: (title: string) => `Close the link to ${title}`,
    closeTitle: (title: string) => `Close the link to “${title}”?`,
    closeWords:
      'Whoever has it reads nothing from then on. Its comments stay here. A new link can be made at any time.',
    keep: 'Keep it open',
    closing: 'Closing',
    wasClosed: 'The link is closed.',
    onList: 'on the whole list',
  },
  shared: {
    title: 'Shared list · Winnow',
    titleOf: (title: string) => `${title} · Winnow`,
    opening: 'Opening the list',
    ended: 'There is no list behind this link, or it has ended.',
    endedWords: 'Ask whoever sent it for a new one.',
    failed: 'The list could not be opened',
    retry: 'Try again',
    for: (job: string) => `For ${job}`,
    candidates,
    anonymous: 'Names and contacts are covered.',
    until: (when: string) => `Open until ${when}.`,
    how: 'Every score is computed from what stands in the resume. What the resume does not mention earns no points and is never called failed.',
    groups: groupWords,
    noYears: 'Years not said',
    score: (score: number) => `Score ${number(score)} of 100`,
    notJudged: 'Could not be scored',
    sure: (confidence: number) => `Confidence ${percent(confidence)}`,
    musts: (met: number, all: number) => `${number(met)} of ${number(all)} must-haves met`,
    reasons: (count: number) =>
      plural(count, { one: 'One reason', other: `${number(count)} reasons, with quotes` }),
    strengths: 'What speaks for them',
    gaps: 'Not met or not found',
    must: 'Must-have',
    status: verdictWords,
    comments: 'Comments',
    onList: 'On the list as a whole',
    comment: 'Comment',
    commentOn: (name: string) => `Comment on ${name}`,
    author: 'Your name',
    text: 'Comment',
    authorMissing: 'Say who you are.',
    textMissing: 'Write something.',
    textLong: `Keep it under ${number(limits.commentMax)} characters.`,
    send: 'Send',
    sending: 'Sending',
    sent: 'Sent. Whoever shared the list reads it.',
    cancel: 'Cancel',
    told: 'Whoever shared the list reads it, and so does everybody with the link.',
  },
};

export type SharesTexts = TextsOf<typeof english>;

export const sharesTexts = defineTexts(english, {
  de: () => import('./shares-texts.de.ts'),
  ar: () => import('./shares-texts.ar.ts'),
});
