import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  title: 'Notifications · Winnow',
  heading: 'Notifications',
  open: (unread: string) => `Notifications, ${unread}`,
  none: 'no unread',
  unread: (count: number) => plural(count, { one: '1 unread', other: `${number(count)} unread` }),
  /** At the end of what is counted. */
  manyUnread: (count: number) => `more than ${number(count)} unread`,
  /** On the bell. */
  many: (count: number) => `${number(count)}+`,
  arrived: (count: number) =>
    plural(count, { one: '1 unread notification', other: `${number(count)} unread notifications` }),
  all: 'View all notifications',
  settings: 'Notification settings',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  isUnread: 'Unread',
  more: 'Show more',
  today: 'Today',
  yesterday: 'Yesterday',
  empty: 'No notifications yet',
  emptyWords:
    'When a teammate mentions you, assigns candidates to you or asks for your review, you’ll see it here.',
  failed: 'We couldn’t load your notifications',
  retry: 'Try again',
  gone: 'No longer available',
  goneWords: 'What this notification was about was deleted, or you no longer have access to it.',
  former: 'A former member',
  personal: 'Personal',
  now: 'just now',
  candidate: 'a candidate',
  /** At the start of a sentence. */
  person: 'A person',
  sentences: {
    mentioned: (who: string, candidate: string, count: number) =>
      plural(count, {
        one: `${who} mentioned you in a comment on ${candidate}`,
        other: `${who} mentioned you in ${number(count)} comments on ${candidate}`,
      }),
    replied: (who: string, candidate: string, count: number) =>
      plural(count, {
        one: `${who} replied to your comment on ${candidate}`,
        other: `${who} wrote ${number(count)} replies to your comments on ${candidate}`,
      }),
    assigned: (who: string, candidate: string) => `${who} assigned ${candidate} to you`,
    assignedMany: (who: string, count: number) => `${who} assigned ${candidates(count)} to you`,
    reviewRequested: (who: string, count: number) => `${who} asked you to review ${candidates(count)}`,
    reviewRequestedBy: (who: string, count: number, day: string) =>
      `${who} asked you to review ${candidates(count)} by ${day}`,
    reviewDone: (who: string) => `${who} completed the review you asked for`,
    reviewDoneMany: (who: string, others: number) =>
      `${who} and ${plural(others, { one: '1 other', other: `${number(others)} others` })} completed the review you asked for`,
    hiringTeam: (who: string) => `${who} added you to the hiring team`,
    runFinished: (scored: number, total: number) =>
      `Run finished: ${number(scored)} of ${plural(total, { one: '1 resume', other: `${number(total)} resumes` })} scored`,
    ownLimit: (spent: number, limit: number) =>
      `You’ve used ${number(spent)} of your ${plural(limit, { one: '1 credit', other: `${number(limit)} credits` })} this month`,
    limit: (who: string, spent: number, limit: number) =>
      `${who} has used ${number(spent)} of ${plural(limit, { one: '1 credit', other: `${number(limit)} credits` })} this month`,
    searchMatches: (count: number, search: string) =>
      plural(count, {
        one: `1 new person matches your search “${search}”`,
        other: `${number(count)} new people match your search “${search}”`,
      }),
    joined: (who: string, role: string) => `${who} joined as ${role}`,
    joinedMany: (who: string, others: number) =>
      `${who} and ${plural(others, { one: '1 other', other: `${number(others)} others` })} joined`,
    applied: (count: number) =>
      plural(count, { one: 'A candidate applied', other: `${number(count)} candidates applied` }),
    consentRenewed: (who: string) => `${who} renewed their consent`,
    consentWithdrawn: (who: string) => `${who} withdrew their consent; their data will be deleted tonight`,
    mailboxPaused: 'The mailbox could not be read and is paused',
    strongMatch: (count: number) =>
      plural(count, {
        one: 'A new person in the library is a strong match',
        other: `${number(count)} new people in the library are strong matches`,
      }),
  },
};

export type NotificationTexts = TextsOf<typeof english>;

export const notificationTexts = defineTexts(english, {
  de: () => import('./notification-texts.de.ts'),
  es: () => import('./notification-texts.es.ts'),
  fr: () => import('./notification-texts.fr.ts'),
  ar: () => import('./notification-texts.ar.ts'),
});
