import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** What all processes of an installation must have in common; recorded by the first one. */
export const installationMarks = pgTable('installation_marks', {
  name: text().primaryKey(),
  value: text().notNull(),
  recordedAt: moment().notNull(),
});
