import type { KnockOutQuestion, Language } from '@winnow/contracts';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** An answer as it was asked and given, so that later changes of the questions don't change it. */
export type KeptAnswer = {
  readonly question: string;
  /** `yes` or `no` for a yes/no question; otherwise the text of the applicant. */
  readonly answer: string;
  readonly isAccepted: boolean;
};

/** The public page on which candidates apply for a job. */
export const applyPages = pgTable(
  'apply_pages',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    /** The member who opened it; resumes are added in their name. */
    createdBy: creator(),
    /** In the address of the page; unguessable, and it never changes. */
    slug: text().notNull(),
    isOpen: boolean().notNull(),
    isListed: boolean().notNull(),
    language: text().$type<Language>().notNull(),
    /** The last day, `YYYY-MM-DD`; `null` without an end. */
    closesOn: text(),
    notice: text().notNull(),
    privacyUrl: text().notNull(),
    questions: jsonText<readonly KnockOutQuestion[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.organizationId, table.isOpen)],
);

/** One person's application for one job. Deleted with the resume. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the link of the confirmation email. */
    receiptHash: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** In lowercase: the same address applies once. */
    emailKey: text().notNull(),
    phone: text().notNull(),
    language: text().$type<Language>().notNull(),
    answers: jsonText<readonly KeptAnswer[]>().notNull(),
    meetsAll: boolean().notNull(),
    isByPersonOnly: boolean().notNull(),
    /** Text of the privacy notice that they agreed to. */
    notice: text().notNull(),
    consentedAt: moment().notNull(),
    /** Last day of retention for other jobs, `YYYY-MM-DD`; `null` if they did not agree. */
    keptUntil: text(),
    declinedAt: moment(),
    withdrawnAt: moment(),
    timesSent: integer().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.jobId, table.emailKey),
    uniqueIndex().on(table.receiptHash),
    index().on(table.jobId, table.sentAt),
    index().on(table.resumeId),
    index().on(table.organizationId),
  ],
);
