import type { BatchItem } from '@winnow/contracts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { resumes } from '../../files/resume-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { creator, formerOwner, organization } from '../../organizations/organization-tables.ts';
import { analyses } from '../analysis-tables.ts';

/** One run of up to fifty resumes against one version of a job description. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    jobVersion: integer().notNull(),
    isSample: boolean().notNull(),
    createdAt: moment().notNull(),
    cancelledAt: moment(),
    /** When the last of its files was finished; `null` while one is in progress. */
    finishedAt: moment(),
    /** When a file was retried after the run had finished; `null` if never. */
    reopenedAt: moment(),
  },
  (table) => [
    index().on(table.organizationId, table.createdAt),
    index().on(table.formerOwnerId, table.createdAt),
    index().on(table.jobId),
  ],
);

/** One file of a run. */
export const batchItems = pgTable(
  'batch_items',
  {
    id: uuid().primaryKey(),
    batchId: uuid()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    position: integer().notNull(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    state: text().$type<BatchItem['state']>().notNull(),
    reason: text().$type<NonNullable<BatchItem['reason']>>(),
    message: text(),
    charge: text().$type<BatchItem['charge']>().notNull(),
    /** Of the reserved credit; `null` if free. */
    holdId: uuid(),
    analysisId: uuid().references(() => analyses.id, { onDelete: 'set null' }),
    /** The worker's lease; a worker that has lost it can't change anything. */
    lease: uuid(),
    leaseUntil: moment(),
    attempts: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.batchId, table.position),
    index().on(table.state, table.leaseUntil),
    index().on(table.resumeId),
    index().on(table.organizationId),
    index().on(table.analysisId),
  ],
);
