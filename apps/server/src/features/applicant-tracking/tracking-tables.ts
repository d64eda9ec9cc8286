import type { TrackingError, TrackingVendor } from '@winnow/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { imports } from '../imports/import-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Applicant tracking systems of an organization. */
export const trackingConnections = pgTable(
  'tracking_connections',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    vendor: text().$type<TrackingVendor>().notNull(),
    name: text().notNull(),
    /** JSON, encrypted with a key of the installation. */
    sealedCredentials: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

const connection = () =>
  uuid()
    .notNull()
    .references(() => trackingConnections.id, { onDelete: 'cascade' });

/** Imported jobs, by the external system's id. */
export const trackedJobs = pgTable(
  'tracked_jobs',
  {
    connectionId: connection(),
    organizationId: organization(),
    externalId: text().notNull(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.externalId] }),
    index().on(table.organizationId),
    index().on(table.jobId),
  ],
);

/** Progress of importing the candidates of a job. */
export const trackedImports = pgTable(
  'tracked_imports',
  {
    importId: uuid()
      .primaryKey()
      .references(() => imports.id, { onDelete: 'cascade' }),
    connectionId: connection(),
    organizationId: organization(),
    /** Idempotency key of the request that started it: with the job, each starts once. */
    requestKey: uuid().notNull(),
    externalJobId: text().notNull(),
    jobTitle: text().notNull(),
    /** Cursor of the next page; `null` for the first one. Changed in the transaction that stores the page before. */
    cursor: text(),
    /** An earlier cursor: if pages lead back to it, the system repeats itself. */
    landmark: text(),
    pages: integer().notNull(),
    candidates: integer().notNull(),
    isListed: boolean().notNull(),
    /** Consecutive failed attempts. */
    failures: integer().notNull(),
    error: text().$type<TrackingError>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.connectionId, table.createdAt),
    index().on(table.organizationId),
    uniqueIndex().on(table.connectionId, table.requestKey, table.externalJobId),
  ],
);

/** Imported resumes by their external id: each is loaded once for a connection. Deleted with the resume. */
export const trackedResumes = pgTable(
  'tracked_resumes',
  {
    connectionId: connection(),
    organizationId: organization(),
    externalId: text().notNull(),
    /** The external system's id of the candidate. */
    candidateId: text().notNull(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.externalId] }),
    index().on(table.organizationId),
    index().on(table.connectionId, table.candidateId),
    index().on(table.resumeId),
  ],
);

/** Scores that are written to external systems as notes; the latest of each analysis. */
export const trackingNotes = pgTable(
  'tracking_notes',
  {
    connectionId: connection(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    candidateId: text().notNull(),
    score: integer().notNull(),
    state: text().$type<'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'>().notNull(),
    error: text().$type<TrackingError>(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.analysisId] }),
    index().on(table.organizationId),
    index().on(table.analysisId),
    index().on(table.state, table.changedAt),
  ],
);
