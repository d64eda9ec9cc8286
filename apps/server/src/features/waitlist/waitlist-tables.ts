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
  /** Whether the entry is among the first, who get the offer. */
  hasOffer: boolean().notNull(),
  /** When an account with this verified address received its free month. */
  offerRedeemedAt: moment(),
  /** `null` until the confirmation is sent. */
  emailSentAt: moment('letter_sent_at'),
  joinedAt: moment().notNull(),
});

/** Number of people who have ever joined, in one row, whose lock serializes joins. */
export const waitlistCounters = pgTable(
  'waitlist_counters',
  { id: integer().primaryKey(), joined: integer().notNull() },
  (table) => [check('waitlist_counters_one_row', sql`${table.id} = 1`)],
);
