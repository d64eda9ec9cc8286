import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { creator, formerOwner, organization } from '../../organizations/organization-tables.ts';

/** When a user looked at the candidates of a job. */
export const jobLooks = pgTable(
  'job_looks',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerOwnerId: formerOwner(),
    lookedAt: moment().notNull(),
    /** End of the previous visit: candidates who joined later are new. */
    newSince: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index().on(table.organizationId),
    unique().on(table.jobId, table.formerOwnerId),
  ],
);

/** Notes about a job. */
export const jobNotes = pgTable(
  'job_notes',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.jobId, table.createdAt), index().on(table.organizationId)],
);
