import type { RequirementMark, ReviewMark, ReviewState } from '@winnow/contracts';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Candidates of a job that members are asked to look at. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Whose requirements are marked. */
    jobVersion: integer().notNull(),
    message: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    asksRequirements: boolean().notNull(),
    isAnonymous: boolean().notNull(),
    dueOn: date(),
    /** The end of `dueOn` in the time zone of who asked. */
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

/** Who was asked. A member who leaves stays, as an id that is no member any more. */
export const reviewers = pgTable(
  'review_reviewers',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    /** The reviewer. */
    createdBy: creator(),
    /** When their marks were handed in; from then on nothing of them changes. */
    doneAt: moment(),
    /** When they were last emailed about it. */
    emailedAt: moment().notNull(),
    /** When the reminder of the day before was queued; `null` if it was not. */
    remindedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.createdBy] }),
    index().on(table.organizationId, table.createdBy),
  ],
);

/** One candidate for one reviewer; gone with the candidate. */
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
    /** By the id of the requirement. */
    requirements: jsonText<Readonly<Record<string, RequirementMark>>>().notNull(),
    markedAt: moment(),
    /** When the reviewer first opened the candidate's page, which shows the score, before they were done. */
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
