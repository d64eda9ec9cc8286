import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** `receiver`: the address got as many as it gets in a day. `late`: the budget of the hour was used up all the time. */
export type DropReason = 'receiver' | 'late';

/** What all processes count together. The library that counts here names these columns. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Digest of the limit and its subject: no name, address or id can be derived from it. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the count begins again; then the row may go. */
    expire: moment(),
  },
  (table) => [index().on(table.expire)],
);

/** Emails of the last day caused by requests without an account. Rows identify no one. */
export const emailSends = pgTable(
  'email_sends',
  {
    /** Of what it was ordered by: tried again, it counts once. */
    id: uuid().primaryKey(),
    sentAt: moment().notNull(),
    /** HMACs of the address it went to, of the address group that asked and of the network around that. */
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

/** How many emails were not sent, by the hour, until that is on record. */
export const emailDrops = pgTable(
  'email_drops',
  {
    hour: moment().notNull(),
    reason: text().$type<DropReason>().notNull(),
    emails: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.reason] })],
);
