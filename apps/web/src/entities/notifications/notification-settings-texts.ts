import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  heading: 'Notifications',
  explanation:
    'Notifications always appear under the bell. Choose which ones you also get by email, and when.',
  failed: 'We couldn’t load your notification settings',
  retry: 'Try again',
  emails: 'Email',
  kinds: {
    mentioned: 'Mentions',
    replied: 'Replies to your comments',
    assigned: 'Candidates assigned to you',
    'review-requested': 'Review requests',
    'review-done': 'Completed reviews you asked for',
    'hiring-team': 'Added to a hiring team',
    'spending-limit': 'Spending limits',
    'search-matches': 'New people for a saved search',
    'member-joined': 'New members',
    'mailbox-paused': 'Paused mailboxes of jobs',
    'consent-renewed': 'Consents that people renewed',
    'consent-withdrawn': 'Consents that people withdrew',
    'strong-match': 'Strong new matches for your jobs',
    applied: 'New applications for your jobs',
  },
  timings: { 'at-once': 'Immediately', daily: 'Daily digest', off: 'Off' },
  digestHour: 'Send the digest at',
  timeZone: 'Time zone',
  digestHelp: 'One email a day, and none if you’ve read everything in Winnow.',
  runs: 'Emails about finished runs are set under “Email notifications”.',
  presence: 'Show others where I am',
  presenceHelp: 'Members of your organization see when you have the same candidate or job open.',
  unsubscribe: {
    title: 'Unsubscribe · Winnow',
    heading: 'Unsubscribe',
    ofKind: (kind: string) => `Stop emails about: ${kind}.`,
    ofDigest: 'Stop the daily digest.',
    appStays: 'You’ll still see these notifications in Winnow.',
    confirm: 'Unsubscribe',
    fromAll: 'Stop all notification emails',
    done: 'You’re unsubscribed',
    settings: 'Notification settings',
    unknown: 'This link doesn’t work',
    unknownHelp: 'Part of it may be missing. You can turn off emails in Settings.',
  },
};

export type NotificationSettingsTexts = TextsOf<typeof english>;

export const notificationSettingsTexts = defineTexts(english, {
  de: () => import('./notification-settings-texts.de.ts'),
  es: () => import('./notification-settings-texts.es.ts'),
  fr: () => import('./notification-settings-texts.fr.ts'),
  ar: () => import('./notification-settings-texts.ar.ts'),
});
