import type { AnalysisDetail, AnalysisRow, DeclinedFor, RecordedChange } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';
import { upgradeAnalysis, upgradeDoubts, upgradeVerdicts } from './scoring/upgrade-analysis.ts';

/** One resume scored against one job description: a summary of the last scoring for lists, and what people decided. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Of the last scoring, as are all the numbers below. */
    scoringNumber: integer('run_number').notNull(),
    jobVersion: integer().notNull(),
    engineVersion: text().notNull(),
    judgedAt: moment().notNull(),
    score: integer(),
    confidence: real().notNull(),
    gatePassed: boolean().notNull(),
    missing: jsonText<readonly string[]>().notNull(),
    /** Must-haves that are partly met or not found. */
    openMusts: integer('unknown_musts').notNull(),
    verdicts: jsonText<AnalysisRow['verdicts']>(upgradeVerdicts).notNull(),
    /**
     * Ids of the requirements that count in the score, and of those among them that are not met or not found. A trigger
     * derives both from the verdicts, so that they can be counted without reading all verdicts.
     */
    scoredBy: text().array(),
    lacking: text().array(),
    group: text().$type<AnalysisRow['group']>().notNull(),
    doubts: jsonText<AnalysisRow['doubts']>((doubts) => [...upgradeDoubts(doubts)]).notNull(),
    flagKinds: jsonText<readonly string[]>().notNull(),
    isFlagged: boolean().notNull(),
    candidateName: text(),
    headline: text(),
    place: text(),
    experienceMonths: integer(),
    isCorrected: boolean().notNull(),
    fileName: text().notNull(),
    stage: text().$type<AnalysisRow['stage']>().notNull(),
    decision: text().$type<NonNullable<AnalysisRow['decision']>>(),
    /** Free text in addition to `declinedFor`. */
    decisionReason: text(),
    /** Reasons chosen for declining; `null` without any. */
    declinedFor: jsonText<DeclinedFor>(),
    decidedAt: moment(),
    overrideScore: integer(),
    overrideReason: text(),
    /**
     * The assigned member, if `assignee` is not free text. The candidate stays when the member leaves. A trigger clears
     * this column if a process of the previous release writes a name.
     */
    assigneeId: uuid(),
    assignee: text(),
    notes: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.resumeId, table.jobId),
    index().on(table.organizationId, table.judgedAt),
    index().on(table.organizationId, table.assigneeId),
    index().on(table.formerOwnerId, table.judgedAt),
    index().on(table.jobId),
  ],
);

/** Every scoring with its inputs, so that it can be recomputed. Immutable; deleted with its analysis. */
export const scorings = pgTable(
  'analysis_runs',
  {
    id: uuid().primaryKey(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    number: integer().notNull(),
    cause: text().$type<AnalysisDetail['runs'][number]['cause']>().notNull(),
    jobVersion: integer().notNull(),
    engineVersion: text().notNull(),
    /** The date up to which open periods were counted. */
    today: date().notNull(),
    fileHash: text().notNull(),
    documentHash: text().notNull(),
    factsHash: text().notNull(),
    jobHash: text().notNull(),
    resultHash: text().notNull(),
    score: integer(),
    confidence: real().notNull(),
    /** The scored facts, including corrections, without the document. */
    facts: jsonText<Omit<Resume, 'document'>>().notNull(),
    result: jsonText<Analysis>(upgradeAnalysis).notNull(),
    judgedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.analysisId, table.number), index().on(table.organizationId)],
);

/** Events of an analysis. Immutable; deleted with it. */
export const analysisEvents = pgTable(
  'analysis_events',
  {
    id: uuid().primaryKey(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    kind: text().$type<AnalysisDetail['events'][number]['kind']>().notNull(),
    /** An English sentence, for releases and events without a code. */
    text: text().notNull(),
    change: jsonText<RecordedChange>(),
    reason: text(),
    /** The bulk change that this was part of; `null` for a change of one candidate. */
    changeId: uuid(),
    /** The bulk change that this undid. */
    undoneChangeId: uuid(),
    /** With `changeId`: the values to restore on undo. */
    replaced: jsonText<Replaced>(),
    at: moment().notNull(),
  },
  (table) => [
    index().on(table.analysisId, table.at),
    index().on(table.organizationId),
    index().on(table.organizationId, table.at),
    index().on(table.changeId),
    index().on(table.undoneChangeId),
  ],
);

/** The columns that people set for many candidates at once. */
export const settableColumns = [
  'stage',
  'decision',
  'decisionReason',
  'declinedFor',
  'decidedAt',
  'assignee',
  'assigneeId',
] as const;

/** As in the row, with the time as an ISO string. */
export type SettableValues = Omit<
  Pick<typeof analyses.$inferSelect, (typeof settableColumns)[number]>,
  'decidedAt'
> & { readonly decidedAt: string | null };

/** Old and new values of one event, so that it can be undone if nothing changed since. */
export type Replaced =
  | { readonly before: Partial<SettableValues>; readonly after: Partial<SettableValues> }
  | { readonly addedTags: readonly string[]; readonly removedTags: readonly string[] };

/**
 * Tags of people. A person has every tag of any of their resumes, so merges and splits needn't move them. When a resume
 * is deleted, a trigger moves its tags to another resume of the person.
 */
export const resumeTags = pgTable(
  'resume_tags',
  {
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    /** The tag in lowercase: tags that differ only in case are the same. */
    key: text().notNull(),
    tag: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.key] }),
    index().on(table.organizationId, table.key),
    index().on(table.formerOwnerId, table.key),
  ],
);
