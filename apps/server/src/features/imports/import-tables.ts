import type {
  ImportItemReason,
  ImportItemState,
  ImportKind,
  ResumeImport,
  RowProblem,
  ScoringHold,
} from '@winnow/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { batches } from '../analyses/batches/batch-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** A row of a candidate table that has not become a resume yet. */
export type WaitingRow = {
  readonly document: string;
  readonly source: string | null;
  readonly tags: readonly string[];
  /** `YYYY-MM-DD` */
  readonly consentOn: string | null;
  /** Left out in rows of the previous release. */
  readonly notes?: string | null;
};

export type MadeBeside = { readonly tags: readonly string[]; readonly consentId: string | null };

/** An import: many resumes that are added to the library together. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    /** Idempotency key made by the sender. */
    idempotencyKey: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull().default('files'),
    state: text().$type<ResumeImport['state']>().notNull(),
    /** Number of files that the sender expects, and number of those announced. */
    files: integer().notNull(),
    announced: integer().notNull(),
    /** Whether readable resumes are scored in runs. */
    isScored: boolean().notNull(),
    /** The job to score for; `null` without scoring, or if the job was deleted. */
    jobId: uuid().references(() => jobDescriptions.id, { onDelete: 'set null' }),
    waitsFor: text().$type<ScoringHold>(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
    /** The member who asked for it to be undone, and when; `null` before. */
    undoAskedBy: uuid(),
    undoAskedAt: moment(),
    /** Items that it had then. */
    undoItems: integer(),
    /** When undoing last failed; `null` while it goes well. */
    undoFailedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.organizationId, table.idempotencyKey),
    index().on(table.organizationId, table.createdAt),
    index().on(table.jobId),
    index().on(table.state),
  ],
);

/** One file of an import. Deleted with its resume, since its path contains the name. */
export const importItems = pgTable(
  'import_items',
  {
    id: uuid().primaryKey(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    position: integer().notNull(),
    path: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the content, from the sender; `null` if unknown. */
    hash: text(),
    state: text().$type<ImportItemState>().notNull(),
    reason: text().$type<ImportItemReason>(),
    /** Name of the earlier file with the same content, in the library or the import. */
    duplicateOf: text(),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    /** The run of the import that scores it; `null` until one does. */
    run: integer(),
    /** Lease of the worker that reads it; a worker that lost it changes nothing. */
    lease: uuid(),
    leaseUntil: moment(),
    attempts: integer().notNull(),
    /** Line number in the candidate table; `null` for files. */
    line: integer(),
    /** The row of the candidate table, until it is written. */
    row: jsonText<WaitingRow>(),
    problems: jsonText<RowProblem[]>(),
    /** What the import created besides the resume, for undoing it. */
    made: jsonText<MadeBeside>(),
  },
  (table) => [
    uniqueIndex().on(table.importId, table.path),
    uniqueIndex().on(table.importId, table.position),
    index().on(table.importId, table.state, table.position),
    index().on(table.importId, table.hash),
    index().on(table.organizationId),
    index().on(table.resumeId),
    index().on(table.state, table.leaseUntil),
  ],
);

/** The runs of an import with scoring, numbered from 1. */
export const importRuns = pgTable(
  'import_runs',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    number: integer().notNull(),
    /** Idempotency key with which the run is started. */
    idempotencyKey: uuid().notNull(),
    /** `null` until it is started, and after it is deleted. */
    batchId: uuid().references(() => batches.id, { onDelete: 'set null' }),
    isStarted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index().on(table.organizationId),
    index().on(table.batchId),
  ],
);
