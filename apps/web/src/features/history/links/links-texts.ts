import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  introduction:
    'Anyone with a link can read the list without an account until the link expires or you close it. The link itself is shown only once, when you create it.',
  failed: 'We couldn’t load your links',
  retry: 'Try again',
  empty: 'No links yet',
  emptyWords: 'Select candidates of a job or in the candidate list, then choose “Share”.',
  list: 'Your links',
  states: { open: 'Open', expired: 'Expired', revoked: 'Closed' },
  candidates,
  anonymous: 'anonymous',
  named: 'with names',
  views: (count: number) => plural(count, { one: 'opened once', other: `opened ${number(count)} times` }),
  notViewed: 'not opened yet',
  lastViewed: (when: string) => `last on ${when}`,
  ends: (when: string) => `open until ${when}`,
  ended: (when: string) => `expired on ${when}`,
  comments: (count: number) => plural(count, { one: '1 comment', other: `${number(count)} comments` }),
  noComments: 'No comments yet',
  closed: 'Comments are off',
  close: 'Close link',
  closeNamed: (title: string) => `Close link to ${title}`,
  closeTitle: (title: string) => `Close the link to “${title}”?`,
  closeWords:
    'People who have it can no longer open the list. Comments stay here. You can create a new link at any time.',
  keep: 'Keep open',
  closing: 'Closing',
  wasClosed: 'Link closed.',
  onList: 'on the whole list',
};

export type LinksTexts = TextsOf<typeof english>;

export const linksTexts = defineTexts(english, {
  de: () => import('./links-texts.de.ts'),
  es: () => import('./links-texts.es.ts'),
  fr: () => import('./links-texts.fr.ts'),
  ar: () => import('./links-texts.ar.ts'),
});
