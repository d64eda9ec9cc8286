import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** An entry on the waitlist. */
export const waitlistEntries = pgTable('waitlist_entries', {
  id: uuid().primaryKey(),
  /** Counted from 1 in the order of joining; never given again, even after an entry is removed. */
  position: integer().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address in its comparable form: composed, lowercase. */
  emailKey: text().notNull().unique(),
  role: text().notNull(),
  company: text(),
  /** One of the first, to whom the offer is made. */
  hasOffer: boolean().notNull(),
  /** When an account with this address, proven, received its month; once. */
  offerRedeemedAt: moment(),
  /** `null` while the confirmation is on its way. */
  emailSentAt: moment('letter_sent_at'),
  joinedAt: moment().notNull(),
});

/** How many have ever joined, in one row: its lock puts those who join at once in an order. */
export const waitlistCounters = pgTable(
  'waitlist_counters',
  { id: integer().primaryKey(), joined: integer().notNull() },
  (table) => [check('waitlist_counters_one_row', sql`${table.id} = 1`)],
);
