import type { EmailDetail, EmailPurpose, EmailState, EmailTexts, Language } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { applications } from '../applications/application-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';

/** Edited shipped templates and the user's own templates. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    purpose: text().$type<EmailPurpose>().notNull(),
    /** Replaces the shipped template of its purpose. */
    isShipped: boolean().notNull(),
    /** Empty for a shipped one. */
    name: text().notNull(),
    texts: jsonText<EmailTexts>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Who saved the current version; `null` if saved by the previous release. */
    updatedBy: uuid(),
  },
  (table) => [
    index().on(table.organizationId),
    uniqueIndex('email_templates_organization_shipped')
      .on(table.organizationId, table.purpose)
      .where(sql`is_shipped`),
    index().on(table.formerOwnerId),
    uniqueIndex('email_templates_shipped').on(table.formerOwnerId, table.purpose).where(sql`is_shipped`),
  ],
);

/** Jobs whose candidates may be emailed; a job without a row has emails off. */
export const jobEmailSettings = pgTable(
  'job_email_settings',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    isOn: boolean().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId), index().on(table.formerOwnerId)],
);

/** Emails to candidates, as they were previewed; gone with their analysis or application. */
export const candidateEmails = pgTable(
  'candidate_emails',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    /** `null` for an applicant who was not scored. */
    analysisId: uuid().references(() => analyses.id, { onDelete: 'cascade' }),
    /** Set for an applicant who was not scored; otherwise `null`. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    jobId: uuid().notNull(),
    /** A purpose of the shipped templates, or the id of one that may be gone. */
    templateId: text().notNull(),
    templateName: text().notNull(),
    purpose: text().$type<EmailPurpose>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Lower case. */
    toAddress: text().notNull(),
    replyTo: text().notNull(),
    senderName: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    state: text().$type<EmailState>().notNull(),
    detail: text().$type<EmailDetail>(),
    /** Error message of the mail server. */
    answer: text(),
    /** Number of delivery attempts. */
    attempts: integer().notNull(),
    /** When a worker claimed it for delivery. */
    claimedAt: moment(),
    createdAt: moment().notNull(),
    /** When it is sent; it can be canceled before. */
    leavesAt: moment().notNull(),
    /** When it was sent, failed or was canceled. */
    settledAt: moment(),
  },
  (table) => [
    index().on(table.analysisId),
    index().on(table.applicationId),
    index().on(table.organizationId, table.createdAt),
    index().on(table.formerOwnerId, table.createdAt),
    index().on(table.jobId, table.templateId, table.createdAt),
    index().on(table.toAddress, table.createdAt),
    index().on(table.state, table.leavesAt),
    check('candidate_emails_of_one', sql`(${table.analysisId} is null) <> (${table.applicationId} is null)`),
  ],
);
