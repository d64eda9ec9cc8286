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

/** A row of a table until it is a resume. */
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

/** Many resumes that come to the library together. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    /** Made by the sender, so that a repeated request begins nothing twice. */
    idempotencyKey: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull().default('files'),
    state: text().$type<ResumeImport['state']>().notNull(),
    /** How many files the sender said there are, and how many of them were announced. */
    files: integer().notNull(),
    announced: integer().notNull(),
    /** Whether what could be read is scored in runs. */
    isScored: boolean().notNull(),
    /** For which job; `null` also once that was deleted. */
    jobId: uuid().references(() => jobDescriptions.id, { onDelete: 'set null' }),
    waitsFor: text().$type<ScoringHold>(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.organizationId, table.idempotencyKey),
    index().on(table.organizationId, table.createdAt),
    index().on(table.jobId),
    index().on(table.state),
  ],
);

/** One file of an import. It goes with its resume, whose name is in the path. */
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
    /** SHA-256 of the content, as the sender says; `null` where they don't know it. */
    hash: text(),
    state: text().$type<ImportItemState>().notNull(),
    reason: text().$type<ImportItemReason>(),
    /** The name of what the library, or the import, had of the same content before. */
    duplicateOf: text(),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    /** The run of the import that scores it; `null` before. */
    run: integer(),
    /** Of the worker that reads it: one that no longer has it changes nothing. */
    lease: uuid(),
    leaseUntil: moment(),
    attempts: integer().notNull(),
    /** Of the table that the row was in; `null` for files. */
    line: integer(),
    /** What is still to be written of a row of a table. */
    row: jsonText<WaitingRow>(),
    problems: jsonText<RowProblem[]>(),
    /** What the import made beside the resume, so that it can be undone. */
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

/** The runs of an import that is scored, from 1 on. */
export const importRuns = pgTable(
  'import_runs',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    number: integer().notNull(),
    /** With which the run is started: once, however often that is tried. */
    idempotencyKey: uuid().notNull(),
    /** `null` until it is started, and once it was deleted. */
    batchId: uuid().references(() => batches.id, { onDelete: 'set null' }),
    isStarted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index().on(table.organizationId),
    index().on(table.batchId),
  ],
);
