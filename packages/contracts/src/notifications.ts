import * as z from 'zod';
import { endpoint, eventStream } from './endpoint.ts';
import { organizationId, rowId } from './ids.ts';
import { person } from './organizations.ts';
import { pageCursor } from './paging.ts';
import { roles } from './permissions.ts';

export const notificationLimits = {
  /** Maximum of the bell's count. */
  countedUnread: 100,
  keptDays: 90,
  /** Notifications that one call marks as read. */
  markedAtOnce: 100,
} as const;

const aboutCandidate = z.object({ jobId: rowId, analysisId: rowId, commentId: rowId });

/** Data of each kind of notification: ids and numbers. Names are looked up when it is read. */
const aboutByKind = {
  /** The receiver was mentioned in a comment. */
  mentioned: aboutCandidate,
  /** A comment of the receiver was answered. */
  replied: aboutCandidate,
  /** Candidates were assigned to the receiver. */
  assigned: z.object({ jobId: rowId, analysisIds: z.array(rowId).min(1) }),
  'review-requested': z.object({
    jobId: rowId,
    reviewId: rowId,
    candidates: z.int(),
    dueOn: z.iso.date().nullable(),
  }),
  /** A person who was asked for a review has marked all candidates. */
  'review-done': z.object({ jobId: rowId, reviewId: rowId }),
  /** The receiver joined the hiring team of a job. */
  'hiring-team': z.object({ jobId: rowId }),
  'run-finished': z.object({ jobId: rowId, batchId: rowId, scored: z.int(), total: z.int() }),
  /** A member has used up their monthly limit, or nearly. */
  'spending-limit': z.object({ memberId: z.uuid(), spentCredits: z.int(), limitCredits: z.int() }),
  /** New people match a saved search of the receiver. */
  'search-matches': z.object({ searchId: rowId, personIds: z.array(rowId).min(1) }),
  'member-joined': z.object({ memberId: z.uuid(), role: z.enum(roles) }),
  /** New people in the library are a strong match for an open job of the receiver. */
  'strong-match': z.object({ jobId: rowId, personIds: z.array(rowId).min(1) }),
  /** People applied on the application page of a job of the receiver. */
  applied: z.object({ jobId: rowId, applicationIds: z.array(rowId).min(1) }),
  /** The mailbox of a job could not be checked for too long. */
  'mailbox-paused': z.object({ jobId: rowId }),
  /** A candidate renewed their consent after the receiver asked them to. */
  'consent-renewed': z.object({ personId: rowId }),
  /**
   * A candidate withdrew their consent after the receiver asked them to renew it; they are deleted during the next
   * night.
   */
  'consent-withdrawn': z.object({ personId: rowId }),
} as const;

export type NotificationKind = keyof typeof aboutByKind;
export const notificationKinds = Object.keys(aboutByKind) as [NotificationKind, ...NotificationKind[]];

/** Data of a notification of one kind. */
export type NotificationAbout<Kind extends NotificationKind = NotificationKind> = z.output<
  (typeof aboutByKind)[Kind]
>;

const shared = {
  id: z.uuid(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  organization: z.object({
    id: organizationId,
    name: z.string().meta({ description: 'Empty for the personal organization.' }),
    logo: z.string().nullable(),
  }),
  actor: person.nullable().meta({ description: 'Who caused it; null for the product or a former member.' }),
  count: z.int().meta({ description: 'Number of similar notifications grouped into this one.' }),
  isGone: z.boolean().meta({
    description: 'Whether the thing it is about was deleted, or is no longer visible to the caller.',
  }),
  jobTitle: z.string().nullable(),
  searchName: z.string().nullable().meta({ description: 'Name of the saved search.' }),
  candidate: z
    .object({ analysisId: z.uuid(), alias: z.string(), name: z.string().nullable() })
    .nullable()
    .meta({ description: 'The candidate, if it is about one.' }),
  person: z
    .object({ id: z.uuid(), alias: z.string(), name: z.string().nullable() })
    .nullable()
    .meta({ description: 'The person, if it is about one, regardless of jobs.' }),
  member: person.nullable().meta({ description: 'The member it is about, other than the actor.' }),
};

const ofKind = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({ ...shared, kind: z.literal(kind), about: aboutByKind[kind] });

const notification = z.discriminatedUnion('kind', [
  ofKind('mentioned'),
  ofKind('replied'),
  ofKind('assigned'),
  ofKind('review-requested'),
  ofKind('review-done'),
  ofKind('hiring-team'),
  ofKind('run-finished'),
  ofKind('spending-limit'),
  ofKind('search-matches'),
  ofKind('member-joined'),
  ofKind('strong-match'),
  ofKind('applied'),
  ofKind('mailbox-paused'),
  ofKind('consent-renewed'),
  ofKind('consent-withdrawn'),
]);
export type Notification = z.infer<typeof notification>;

const unreadCount = z
  .int()
  .meta({ description: `Unread notifications; ${notificationLimits.countedUnread} means as many or more.` });

const unread = z.object({ unread: unreadCount });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The notifications of the caller in all their organizations, newest first.',
  input: z.object({
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    notifications: z.array(notification),
    nextCursor: z.string().nullable(),
    unread: unreadCount,
  }),
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'How many notifications are unread.',
  output: unread,
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/notifications/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'One notification, for links in emails.',
  input: z.object({ id: rowId }),
  output: notification,
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Mark notifications as read or unread. Deleted ones are ignored.',
  input: z.object({
    ids: z.array(rowId).min(1).max(notificationLimits.markedAtOnce),
    isRead: z.boolean().default(true),
  }),
  output: unread,
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read-all',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Mark all notifications up to a moment as read; later ones stay unread.',
  input: z.object({ until: z.iso.datetime() }),
  output: unread,
});

export const presenceLimits = {
  /** Interval at which a tab in the foreground reports that it is open. */
  renewEveryMs: 10_000,
  /** Time without a report after which a tab counts as closed. */
  goneAfterSeconds: 15,
} as const;

const place = {
  subject: z.enum(['candidate', 'job']),
  id: rowId.meta({ description: 'Id of the analysis or the job.' }),
};

const presentPlace = z.object({
  ...place,
  people: z.array(person).meta({ description: 'Other members who have it open.' }),
});
export type PresentPlace = z.infer<typeof presentPlace>;

export const announcePresence = endpoint({
  method: 'PUT',
  path: '/presence',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Report what a browser tab has open. It is valid for 15 seconds.',
  input: z.object({ tabId: rowId, ...place }),
  output: presentPlace,
});

export const leavePresence = endpoint({
  method: 'DELETE',
  path: '/presence/{tabId}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Report that a browser tab was closed or hidden.',
  input: z.object({ tabId: rowId }),
  output: z.object({ left: z.boolean().meta({ description: 'Whether the tab was known.' }) }),
});

export const notificationEvents = eventStream({
  path: '/notifications/events',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Events: the number of unread notifications, and who else has the same page open.',
  events: {
    notifications: unread,
    presence: z.object({ places: z.array(presentPlace) }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});

/** Immediately, in the daily digest, or not at all. */
export const emailTimings = ['at-once', 'daily', 'off'] as const;
export type EmailTiming = (typeof emailTimings)[number];

/**
 * Kinds that are sent by email, and their default timing: immediately if somebody waits for an answer or work has
 * stopped, otherwise in the daily digest. Finished runs have their own email preference.
 */
export const suggestedEmailTimings = {
  mentioned: 'at-once',
  replied: 'daily',
  assigned: 'daily',
  'review-requested': 'at-once',
  'review-done': 'at-once',
  'hiring-team': 'daily',
  'spending-limit': 'at-once',
  'search-matches': 'daily',
  'member-joined': 'off',
  'strong-match': 'daily',
  applied: 'daily',
  'mailbox-paused': 'at-once',
  'consent-renewed': 'daily',
  // Immediately, since the person may be deleted before the next digest.
  'consent-withdrawn': 'at-once',
} as const satisfies Partial<Record<NotificationKind, EmailTiming>>;
export type EmailedKind = keyof typeof suggestedEmailTimings;
export const emailedKinds = Object.keys(suggestedEmailTimings) as [EmailedKind, ...EmailedKind[]];

const timing = z.enum(emailTimings);
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Choose a time zone from the list.')
  .meta({ description: 'IANA time zone, such as Europe/Berlin.' });

const timings = z.record(z.enum(emailedKinds), timing);

const notificationSettings = z.object({
  emails: timings,
  digestHour: z.int().min(0).max(23).meta({ description: 'Hour at which the digest is sent.' }),
  timeZone: timeZone
    .nullable()
    .meta({ description: 'Null until a browser reports it; until then, UTC is used.' }),
  showsPresence: z
    .boolean()
    .meta({ description: 'Whether other members see which candidate or job the caller has open.' }),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/notification-settings',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The caller’s notification settings: emails, and presence.',
  output: notificationSettings,
});

export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/notification-settings',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Change the given fields and leave the others unchanged.',
  input: z.object({
    emails: z.partialRecord(z.enum(emailedKinds), timing).optional(),
    digestHour: notificationSettings.shape.digestHour.optional(),
    timeZone: timeZone.optional(),
    showsPresence: z.boolean().optional(),
  }),
  output: notificationSettings,
});

/** What the link of an email turns off: one kind, or the digest. */
export const unsubscribedOf = ['digest', ...emailedKinds] as const;

const unsubscribing = z.object({ token: z.string().max(400) });

export const openUnsubscription = endpoint({
  method: 'POST',
  path: '/unsubscribe/open',
  access: 'anyone',
  summary: 'Which emails the link of an email turns off.',
  input: unsubscribing,
  output: z.object({ of: z.enum(unsubscribedOf) }),
  limitPerMinute: 60,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  access: 'anyone',
  summary: 'Turn off the emails of a link, or all emails about notifications. No sign-in is needed.',
  input: unsubscribing.extend({ fromAll: z.boolean().default(false) }),
  output: z.object({ of: z.enum(unsubscribedOf) }),
  limitPerMinute: 60,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
