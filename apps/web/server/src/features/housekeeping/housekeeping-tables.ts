import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One clearing up of what interrupted work left behind. */
export const housekeepingRuns = pgTable('housekeeping_runs', {
  id: uuid().primaryKey(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  /** `null` until it is done. */
  finishedAt: timestamp({ withTimezone: true }),
  removedUploads: integer(),
});
