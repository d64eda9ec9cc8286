import * as z from 'zod';
import { endpoint, eventStream } from './endpoint.ts';
import { organizationId, rowId } from './ids.ts';
import { person } from './organizations.ts';
import { pageCursor } from './paging.ts';
import { roles } from './permissions.ts';

export const notificationLimits = {
  /** The count on the bell ends here. */
  countedUnread: 100,
  keptDays: 90,
  /** Notifications that one call marks as read. */
  markedAtOnce: 100,
} as const;

const aboutCandidate = z.object({ jobId: rowId, analysisId: rowId, commentId: rowId });

/** What each kind of notification is about: ids and figures. Names are looked up when it is read. */
const aboutByKind = {
  /** Somebody wrote the receiver's name in a comment. */
  mentioned: aboutCandidate,
  /** Somebody answered a comment of the receiver. */
  replied: aboutCandidate,
  /** Candidates are the receiver's to look after. */
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
  'member-joined': z.object({ memberId: z.uuid(), role: z.enum(roles) }),
} as const;

export type NotificationKind = keyof typeof aboutByKind;
export const notificationKinds = Object.keys(aboutByKind) as [NotificationKind, ...NotificationKind[]];

/** What a notification of a kind is about. */
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
  count: z.int().meta({ description: 'How many of the same are gathered in this one.' }),
  isGone: z
    .boolean()
    .meta({ description: 'Whether what it is about was deleted, or is not for the caller to see any more.' }),
  jobTitle: z.string().nullable(),
  candidate: z
    .object({ analysisId: z.uuid(), alias: z.string(), name: z.string().nullable() })
    .nullable()
    .meta({ description: 'Where it is about one candidate.' }),
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
  ofKind('member-joined'),
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
  summary: 'The notifications of the caller in all their organizations, the newest first.',
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

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Mark notifications as read, or as unread. Those that are gone are left out.',
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
  summary: 'Mark all notifications as read that came until a moment, so that later ones stay unread.',
  input: z.object({ until: z.iso.datetime() }),
  output: unread,
});

export const notificationEvents = eventStream({
  path: '/notifications/events',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The number of unread notifications at once and within a second of every change.',
  events: {
    notifications: unread,
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});
