import type { Language, Theme } from '@winnow/contracts';
import { and, isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';

/** A user. Their data refers to this row and is deleted with it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /**
     * Id of the same person in the identity service. Its tables may be in another database, so nothing refers to them.
     */
    supabaseId: text().notNull().unique(),
    /** Lowercase, from the identity service; empty for users without an email address. */
    email: text().notNull(),
    name: text().notNull(),
    googleSignIn: boolean().notNull(),
    isVerified: boolean().notNull(),
    /** The picture's key in storage. */
    profileImage: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set when account deletion is requested, until the row is gone; the user can't log in meanwhile. */
    deletedAt: moment(),
    /** Set while an operator has suspended the account; `null` otherwise. */
    suspendedAt: moment(),
  },
  (table) => [index().on(table.email), index().on(table.profileImage)],
);

/** Condition for showing a user's things to people who aren't signed in: neither suspended nor being deleted. */
export const isOpenAccount = and(isNull(users.deletedAt), isNull(users.suspendedAt));

/** Owner of a row, which is deleted with them. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Preferences of a user. */
export const userSettings = pgTable('user_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Retention period: days after which resumes and the data read from them are deleted. */
  retentionDays: integer().notNull().default(180),
  /** Whether names and pictures of candidates are hidden until requested. */
  anonymousView: boolean().notNull().default(true),
  theme: text().$type<Theme>().notNull().default('system'),
  language: text().$type<Language>().notNull().default('en'),
  /** Emails that users can turn off. */
  emailOnAnalysisFinished: boolean('mail_analysis_finished').notNull().default(true),
  emailOnCreditsLow: boolean('mail_credits_low').notNull().default(true),
  emailOnSupportReplies: boolean('mail_support_replies').notNull().default(true),
  emailOnFilesDue: boolean('mail_files_due').notNull().default(true),
  /** An email has announced the deletion of resumes due before this; `null` if none has. */
  filesDueNotifiedUntil: moment('files_due_told_until'),
});

/** Digests of deleted identities, so that a token that is still valid doesn't create the user again. */
export const deletedIdentities = pgTable('deleted_identities', {
  /** SHA-256 of the id in the identity service. */
  digest: text().primaryKey(),
  deletedAt: moment().notNull(),
});

/** The account that first verified an address of `OPERATOR_EMAILS`. */
export const operators = pgTable(
  'operators',
  {
    /** Lower case, as the settings name it. */
    email: text().primaryKey(),
    userId: owner(),
    boundAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);
