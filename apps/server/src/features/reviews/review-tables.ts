import type { RequirementMark, ReviewMark, ReviewState } from '@winnow/contracts';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** A request to members to review candidates of a job. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Version of the job whose requirements are marked. */
    jobVersion: integer().notNull(),
    message: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    asksRequirements: boolean().notNull(),
    isAnonymous: boolean().notNull(),
    dueOn: date(),
    /** The end of `dueOn` in the requester's time zone. */
    dueAt: moment(),
    createdAt: moment().notNull(),
    /** When it was closed or canceled. */
    closedAt: moment(),
  },
  (table) => [
    index().on(table.organizationId, table.createdAt),
    index().on(table.jobId),
    index().on(table.state, table.dueAt),
  ],
);

/** Reviewers. The row stays after the member has left. */
export const reviewers = pgTable(
  'review_reviewers',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    /** The reviewer. */
    createdBy: creator(),
    /** When their marks were submitted; after that they never change. */
    doneAt: moment(),
    /** When they were last emailed about it. */
    emailedAt: moment().notNull(),
    /** When the reminder one day ahead was queued; `null` if it wasn't. */
    remindedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.createdBy] }),
    index().on(table.organizationId, table.createdBy),
  ],
);

/** A reviewer's mark of one candidate; deleted with the candidate. */
export const reviewMarks = pgTable(
  'review_marks',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    /** The reviewer. */
    createdBy: creator(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** In the reviewer's own order, from 1. */
    position: integer().notNull(),
    mark: text().$type<ReviewMark>(),
    reason: text().notNull(),
    /** Marks by requirement id. */
    requirements: jsonText<Readonly<Record<string, RequirementMark>>>().notNull(),
    markedAt: moment(),
    /** When the reviewer first opened the candidate's page, which shows the score, before finishing. */
    openedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.createdBy, table.analysisId] }),
    index().on(table.analysisId),
    index().on(table.organizationId, table.createdBy),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewerRow = typeof reviewers.$inferSelect;
export type MarkRow = typeof reviewMarks.$inferSelect;
