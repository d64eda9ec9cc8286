import type { Language, Theme } from '@winnow/contracts';
import { and, isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';

/** A user. Their data refers to this row and is deleted with it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** The identity service's name for the same person. Its own tables may live elsewhere, so nothing refers to them. */
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
    /** Set while an operator keeps the account closed; `null` for an open one. */
    suspendedAt: moment(),
  },
  (table) => [index().on(table.email), index().on(table.profileImage)],
);

/** The condition under which a link without sign-in shows what belongs to a user: neither suspended nor leaving. */
export const isOpenAccount = and(isNull(users.deletedAt), isNull(users.suspendedAt));

/** Owner of a row, which is deleted with them. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How a person wants the product to be. */
export const userSettings = pgTable('user_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Days after which what was read from resumes is deleted. */
  retentionDays: integer().notNull().default(180),
  /** Whether names and pictures of candidates are hidden until requested. */
  anonymousView: boolean().notNull().default(true),
  theme: text().$type<Theme>().notNull().default('system'),
  language: text().$type<Language>().notNull().default('en'),
  /** Emails that a person can do without. */
  emailOnAnalysisFinished: boolean('mail_analysis_finished').notNull().default(true),
  emailOnCreditsLow: boolean('mail_credits_low').notNull().default(true),
  emailOnSupportReplies: boolean('mail_support_replies').notNull().default(true),
  emailOnFilesDue: boolean('mail_files_due').notNull().default(true),
  /** An email has announced the deletion of resumes due before this; `null` if none has. */
  filesDueNotifiedUntil: moment('files_due_told_until'),
});

/** Digests of identities that were deleted, so that a token still on its way makes no new user. */
export const deletedIdentities = pgTable('deleted_identities', {
  /** SHA-256 of the identity service's name for the person. */
  digest: text().primaryKey(),
  deletedAt: moment().notNull(),
});

/** The account of an address in `OPERATOR_EMAILS`: the first to verify it. */
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
