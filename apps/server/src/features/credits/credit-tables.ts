import type { OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { creator, formerOwner, organization, organizations } from '../organizations/organization-tables.ts';

/**
 * An organization's credit account. Every write locks the row, and a trigger keeps its numbers equal to the sum of the entries.
 * It outlives the organization, without its name.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: uuid().primaryKey(),
    /** `null` once the organization is gone. */
    organizationId: uuid()
      .$type<OrganizationId>()
      .unique()
      .references(() => organizations.id, { onDelete: 'set null' }),
    formerOwnerId: uuid('owner_id')
      .$type<never>()
      .unique('credit_accounts_ownerId_unique')
      .references(() => users.id, { onDelete: 'set null' }),
    plan: text({ enum: ['free', 'pro', 'enterprise'] }).notNull(),
    /** `YYYY-MM`, UTC: the last month that credits were given for. */
    month: text().notNull(),
    /** The highest allowance granted this month. */
    monthGranted: integer().notNull(),
    monthly: integer().notNull().default(0),
    bought: integer().notNull().default(0),
    held: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  ({ monthly, bought, held }) => [
    check('credit_accounts_never_negative', sql`${monthly} >= 0 and ${bought} >= 0 and ${held} >= 0`),
  ],
);

/** Credits held for one piece of work. The numbers are what is still held, maintained by the same trigger. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    monthly: integer().notNull().default(0),
    bought: integer().notNull().default(0),
    unlimited: integer().notNull().default(0),
    /** How many of them are the member's own monthly credits, which return to them when released. */
    drawn: integer().notNull().default(0),
    /** The job that a run is for; `null` for other work, and for holds of earlier releases. */
    jobId: uuid(),
    /** The member who spends them; `null` for holds of earlier releases, and once they are gone. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  ({ accountId, createdBy, monthly, bought, unlimited }) => [
    index().on(accountId),
    index().on(createdBy),
    check('credit_holds_never_negative', sql`${monthly} >= 0 and ${bought} >= 0 and ${unlimited} >= 0`),
  ],
);

/** The ledger: append-only, enforced by a trigger. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    /** The order in which entries were written. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    kind: text({ enum: ['grant', 'hold', 'debit', 'release', 'expiry'] }).notNull(),
    monthly: integer().notNull().default(0),
    bought: integer().notNull().default(0),
    /** Units of a plan without limit: counted but not deducted. */
    unlimited: integer().notNull().default(0),
    /** For `hold`, `debit` and `release`. */
    holdId: uuid().references(() => creditHolds.id),
    reason: text().notNull(),
    /** What it was for: ids only, since entries outlive the person. */
    subjectId: text(),
    /** The operator who granted it, if any. */
    actorId: uuid(),
    /** Unique per account, so that repeated requests write once. */
    key: text(),
    /** Filled in by the trigger; `null` for a plan without limit. */
    availableAfter: integer(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.number),
    index().on(table.accountId, table.number),
    uniqueIndex().on(table.accountId, table.key),
    // A file is either charged or released, once.
    uniqueIndex('credit_entries_settled_once')
      .on(table.holdId, table.subjectId)
      .where(sql`${table.kind} in ('debit', 'release')`),
    check(
      'credit_entries_count',
      sql`${table.monthly} >= 0 and ${table.bought} >= 0 and ${table.unlimited} >= 0 and ${table.monthly} + ${table.bought} + ${table.unlimited} > 0`,
    ),
    check(
      'credit_entries_of_a_hold',
      sql`(${table.kind} in ('hold', 'debit', 'release')) = (${table.holdId} is not null)`,
    ),
  ],
);

/**
 * How many credits of a purchase are no longer paid for, since the payment was refunded or is disputed. The entries
 * whose subject is the purchase say how many of them could be taken back.
 */
export const creditRecalls = pgTable(
  'credit_recalls',
  {
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    /** The key of the grant. */
    purchase: text().notNull(),
    credits: integer().notNull(),
    reason: text().notNull(),
    /** When their number last rose: credits that were held before are taken when they are released. */
    raisedAt: moment().notNull(),
    /** When the stored state was requested: older answers are ignored. */
    askedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.purchase] }),
    check('credit_recalls_never_negative', sql`${table.credits} >= 0`),
  ],
);

/** The label of an entry, such as a file's name; deleted with the organization. */
export const creditLabels = pgTable('credit_labels', {
  entryId: uuid()
    .primaryKey()
    .references(() => creditEntries.id),
  organizationId: organization(),
  formerOwnerId: formerOwner(),
  /** Empty for an entry that only says who made it. */
  label: text().notNull(),
  /** The member who bought or brought the credits; the hold says who spends them. */
  createdBy: uuid(),
});

/** What a member may spend in a month. */
export const spendingLimits = pgTable(
  'spending_limits',
  {
    organizationId: organization(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credits: integer().notNull(),
    /** Who set it. */
    createdBy: creator(),
    setAt: moment().notNull(),
    /** `YYYY-MM`: the month of the last notification to owners and admins. */
    toldMonth: text(),
    /** The threshold of that notification: 80 or 100 percent. */
    toldPercent: integer().notNull().default(0),
  },
  ({ organizationId, userId, credits }) => [
    primaryKey({ columns: [organizationId, userId] }),
    index().on(userId),
    check('spending_limits_never_negative', sql`${credits} >= 0`),
  ],
);

/** Idempotency keys with their stored replies. */
export const requestKeys = pgTable(
  'request_keys',
  {
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    /** Which call it is. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** The reply as JSON, byte for byte. */
    reply: text(),
    createdAt: moment().notNull(),
  },
  ({ organizationId, formerOwnerId, scope, key }) => [
    primaryKey({ columns: [organizationId, scope, key] }),
    unique().on(formerOwnerId, scope, key),
  ],
);
