import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/**
 * `receiver`: the address has reached its daily limit. `late`: the hourly budget stayed exhausted until the email was
 * too old.
 */
export type DropReason = 'receiver' | 'late';

/** Counters that all processes share. The rate limiter's library determines the names of the columns. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Digest of the limit and its subject: no name, address or id can be derived from it. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the count restarts; the row may be deleted then. */
    expire: moment(),
  },
  (table) => [index().on(table.expire)],
);

/** Emails of the last day caused by requests without an account. Rows identify no one. */
export const emailSends = pgTable(
  'email_sends',
  {
    /** Id of the email's order, so that retries count once. */
    id: uuid().primaryKey(),
    sentAt: moment().notNull(),
    /** HMACs of the receiver, of the requester's address group and of the network around it. */
    receiverHash: text().notNull(),
    groupHash: text(),
    networkHash: text(),
  },
  (table) => [
    index().on(table.sentAt),
    index().on(table.receiverHash),
    index().on(table.groupHash),
    index().on(table.networkHash),
  ],
);

/** Number of dropped emails by hour, until it is in the audit log. */
export const emailDrops = pgTable(
  'email_drops',
  {
    hour: moment().notNull(),
    reason: text().$type<DropReason>().notNull(),
    emails: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.reason] })],
);
