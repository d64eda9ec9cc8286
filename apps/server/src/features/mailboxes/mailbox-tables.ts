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

/** An IMAP folder from whose emails a job gets resumes. */
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
    /** How the mail server calls itself where it says what it found out about senders. */
    receivingServer: text(),
    /** Of the emails up to `sinceUntilUid`, those that arrived earlier are left out. */
    since: moment(),
    sinceUntilUid: bigint({ mode: 'number' }).notNull(),
    /** Of the server's UIDs, in digits; `null` before the first check. */
    uidValidity: text(),
    /** The last email that was looked at: written in the transaction in which its files are kept. */
    lastUid: bigint({ mode: 'number' }).notNull(),
    /** When the newest email that was looked at came to the server. */
    lastReceivedAt: moment(),
    isPaused: boolean().notNull(),
    /** Why the product paused it. */
    pausedFor: text().$type<MailboxError>(),
    lastCheckedAt: moment(),
    nextCheckAt: moment().notNull(),
    error: text().$type<MailboxError>(),
    /** Checks that failed since the last that did not. */
    failures: integer().notNull(),
    emails: integer().notNull(),
    resumes: integer().notNull(),
    /** Of the process that checks it: one that no longer has it writes nothing. */
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

/** An email that came to the mailbox of a job. It goes with the last of its resumes. */
export const mailboxEmails = pgTable(
  'mailbox_emails',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** SHA-256 of its Message-ID, sender, subject, date and files: one that is delivered again is known by it. */
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

/** A file that came with an email, once for its content. */
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
    /** SHA-256 of the bytes; `null` for what was not looked at. */
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
