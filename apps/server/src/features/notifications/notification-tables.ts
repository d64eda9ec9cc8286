import type { EmailedKind, EmailTiming, NotificationAbout, NotificationKind } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { owner } from '../accounts/users/user-tables.ts';
import { organization } from '../organizations/organization-tables.ts';

/** A notification as ids and numbers. Names are looked up when it is read, as far as the reader may see them then. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** The member who is notified. */
    userId: owner(),
    /** Who caused it; `null` for the product. Without a foreign key: a former member may have. */
    actorId: uuid(),
    kind: text().$type<NotificationKind>().notNull(),
    about: jsonText<NotificationAbout>().notNull(),
    /** Notifications with the same value are merged while unread. */
    gatheredBy: text().notNull(),
    /** Ids of the distinct things that were merged. */
    gathered: jsonText<readonly string[]>().notNull(),
    /** Time of the latest event. */
    happenedAt: moment().notNull(),
    readAt: moment(),
    /** When it was sent by email, alone or in a digest; it is never sent twice. */
    emailedAt: moment(),
    /** By the database's clock, which all processes share; used to find recent changes. */
    changedAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.userId, table.happenedAt),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index().on(table.organizationId),
    index().on(table.changedAt),
    index().on(table.happenedAt),
  ],
);

/** Email settings for notifications. Users with default settings have no row. */
export const notificationSettings = pgTable('notification_settings', {
  userId: owner().primaryKey(),
  /** `at-once`, `daily` or `off` by kind; the default for kinds without an entry. */
  emails: jsonText<Partial<Record<EmailedKind, EmailTiming>>>().notNull(),
  /** The hour of the day, 0 to 23, from which the digest is sent. */
  digestHour: integer().notNull(),
  /** IANA name, such as `Europe/Berlin`; `null` until a browser has sent one. */
  timeZone: text(),
  /** The last day, in that zone, on which a digest was sent or found to be empty. */
  digestedOn: date(),
  /** Whether other members see which candidate or job the person has open. */
  showsPresence: boolean().notNull(),
});

/** What a browser tab has open now. A row that is not renewed counts for no more than 15 seconds. */
export const presences = pgTable(
  'presences',
  {
    tabId: uuid().primaryKey(),
    organizationId: organization(),
    userId: owner(),
    subject: text({ enum: ['candidate', 'job'] }).notNull(),
    subjectId: uuid().notNull(),
    /** By the clock of the database. */
    seenAt: moment().notNull(),
  },
  (table) => [
    index().on(table.organizationId, table.subjectId),
    index().on(table.userId),
    index().on(table.seenAt),
  ],
);
