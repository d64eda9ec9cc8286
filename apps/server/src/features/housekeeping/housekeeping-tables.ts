import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** A run of housekeeping, which removes what interrupted work left behind. */
export const housekeepingRuns = pgTable('housekeeping_runs', {
  id: uuid().primaryKey(),
  requestedAt: moment().notNull(),
  /** `null` until it is done. */
  finishedAt: moment(),
  removedUploads: integer(),
});
