import type {
  AttachmentReason,
  attachmentOutcomes,
  EmailProblem,
  MailboxError,
  MailboxSecurity,
  SenderCheckResult,
} from '@winnow/contracts';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** An IMAP folder whose emails bring resumes for a job. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    port: integer().notNull(),
    security: text().$type<MailboxSecurity>().notNull(),
    username: text().notNull(),
    /** The password, encrypted with a key of the installation. */
    sealedSecret: text().notNull(),
    folder: text().notNull(),
    /** Name of the mail server in its `Authentication-Results` headers. */
    receivingServer: text(),
    /** Emails up to `sinceUntilUid` that arrived before this time are skipped. */
    since: moment(),
    sinceUntilUid: bigint({ mode: 'number' }).notNull(),
    /** UID validity of the folder, in digits; `null` before the first check. */
    uidValidity: text(),
    /** UID of the last processed email; written in the transaction that stores its files. */
    lastUid: bigint({ mode: 'number' }).notNull(),
    /** When the newest processed email arrived at the server. */
    lastReceivedAt: moment(),
    isPaused: boolean().notNull(),
    /** Why the product paused it. */
    pausedFor: text().$type<MailboxError>(),
    lastCheckedAt: moment(),
    nextCheckAt: moment().notNull(),
    error: text().$type<MailboxError>(),
    /** Consecutive failed checks. */
    failures: integer().notNull(),
    emails: integer().notNull(),
    resumes: integer().notNull(),
    /** Lease of the process that checks it; a process that has lost it can't write anything. */
    lease: uuid(),
    leaseUntil: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.jobId),
    index().on(table.organizationId),
    index().on(table.isPaused, table.nextCheckAt),
  ],
);

/** An email received for a job; deleted with the last of its resumes. */
export const mailboxEmails = pgTable(
  'mailbox_emails',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** SHA-256 of its Message-ID, sender, subject, date and files; recognizes an email that is delivered again. */
    emailHash: text().notNull(),
    senderName: text(),
    senderAddress: text(),
    subject: text().notNull(),
    sentAt: moment(),
    receivedAt: moment().notNull(),
    spf: text().$type<SenderCheckResult>(),
    spfDomain: text(),
    dkim: text().$type<SenderCheckResult>(),
    dkimDomain: text(),
    problem: text().$type<EmailProblem>(),
    /** Attachments beyond the limit. */
    leftOut: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.jobId, table.emailHash),
    index().on(table.jobId, table.receivedAt),
    index().on(table.organizationId),
    index().on(table.createdAt),
  ],
);

/** An attachment; identical files of one email are stored once. */
export const mailboxAttachments = pgTable(
  'mailbox_attachments',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    emailId: uuid()
      .notNull()
      .references(() => mailboxEmails.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer().notNull(),
    name: text().notNull(),
    /** SHA-256 of the bytes; `null` if the attachment wasn't fetched. */
    contentHash: text(),
    outcome: text().$type<(typeof attachmentOutcomes)[number]>().notNull(),
    reason: text().$type<AttachmentReason>(),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex().on(table.emailId, table.contentHash),
    uniqueIndex().on(table.emailId, table.position),
    index().on(table.resumeId),
    index().on(table.organizationId),
  ],
);
