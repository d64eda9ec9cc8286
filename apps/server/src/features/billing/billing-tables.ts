import type { Language, OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { formerOwner, organization, organizations } from '../organizations/organization-tables.ts';

/** The plan of a person who has more than the free one; who has none has no row. */
export const subscriptions = pgTable('subscriptions', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  plan: text({ enum: ['pro', 'enterprise'] }).notNull(),
  source: text({ enum: ['invoice', 'stripe', 'offer', 'operator'] }).notNull(),
  status: text({ enum: ['active', 'past-due'] }).notNull(),
  periodStart: moment().notNull(),
  /** `null` for one without an end, which only an operator gives. */
  periodEnd: moment(),
  endsAtPeriodEnd: boolean().notNull(),
  /** From 1 to 31: the day on which months of ours begin, which a shorter month does not have; `null` for Stripe's. */
  renewalDay: integer('turn_day'),
  /** Stripe's id of it. */
  providerId: text().unique(),
  /** When Stripe's last answer was requested: older answers are ignored. */
  syncedAt: moment(),
  updatedAt: moment().notNull(),
});

/** Who a person is at Stripe. */
export const paymentCustomers = pgTable('payment_customers', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  providerId: text().notNull().unique(),
  createdAt: moment().notNull(),
});

/** Pages of Stripe's on which a plan can be paid. Of one person at most the newest stays open. */
export const planCheckouts = pgTable(
  'plan_checkouts',
  {
    /** Stripe's id of the session. */
    id: text().primaryKey(),
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    /** The order in which they were opened. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    state: text({ enum: ['open', 'closed'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId, table.number), index().on(table.formerOwnerId, table.number)],
);

/** An invoice. It outlives the person, without saying who they were; what it says stays as it was issued. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    /** `null` once the organization is gone. */
    organizationId: uuid()
      .$type<OrganizationId>()
      .references(() => organizations.id, { onDelete: 'set null' }),
    formerOwnerId: uuid('owner_id')
      .$type<never>()
      .references(() => users.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    /** Of one that was paid: `disputed` while a bank looks into it, `charged-back` where the bank took it for good. */
    state: text({ enum: ['open', 'paid', 'void', 'refunded', 'disputed', 'charged-back'] }).notNull(),
    kind: text({ enum: ['plan', 'top-up'] }).notNull(),
    description: text().notNull(),
    /** In which it is written, for good; `null` for English and for one of Stripe's. */
    language: text().$type<Language>(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    /** What of a payment was paid back, in the same unit. */
    paidBack: integer().notNull().default(0),
    currency: text().notNull(),
    /** What of the amount is tax, in hundredths of a percent on the price before tax; 0 where there is none. */
    taxRate: integer().notNull().default(0),
    /** Who billed, as on that day; `null` for one of before that was kept, and for Stripe's. */
    issuer: text(),
    /** The number of the invoice that this one corrects. */
    corrects: text(),
    /** Credits that come when it is paid; 0 for a plan. */
    credits: integer().notNull(),
    periodStart: moment(),
    periodEnd: moment(),
    issuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
    /** Stripe's id of it. */
    providerId: text().unique(),
    /** Stripe's id of the payment, where it is known apart from the invoice. */
    paymentId: text(),
    /** When Stripe's last answer was requested: older answers are ignored. */
    syncedAt: moment(),
    payUrl: text(),
  },
  (table) => [
    index().on(table.organizationId, table.issuedAt),
    index().on(table.formerOwnerId, table.issuedAt),
    index().on(table.state, table.dueAt),
    // One invoice a period, even if renewed twice.
    uniqueIndex('invoices_once_a_period_of_organization')
      .on(table.organizationId, table.periodStart)
      .where(
        sql`${table.kind} = 'plan' and ${table.state} not in ('void', 'refunded') and ${table.providerId} is null`,
      ),
    uniqueIndex('invoices_once_a_period')
      .on(table.formerOwnerId, table.periodStart)
      .where(
        sql`${table.kind} = 'plan' and ${table.state} not in ('void', 'refunded') and ${table.providerId} is null`,
      ),
    check('invoices_amount', sql`${table.amount} >= 0 and ${table.credits} >= 0`),
  ],
);

/** Who an invoice is made out to, as on the day of its issue: this goes with the person. */
export const invoicePayers = pgTable(
  'invoice_payers',
  {
    invoiceId: uuid()
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    taxId: text().notNull(),
    email: text().notNull(),
    /** The member who ordered; `null` for a renewal, for one of Stripe's and for those of earlier releases. */
    orderedBy: uuid(),
  },
  (table) => [index().on(table.organizationId), index().on(table.formerOwnerId)],
);

/** The last number of each year, so that numbers have no gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Whom the next invoices are made out to: these go with the person. */
export const billingAddresses = pgTable('billing_addresses', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  name: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  taxId: text().notNull(),
  /** Where invoices are sent; empty for the owner's address. */
  email: text().notNull().default(''),
});

/** Notices of Stripe's that were taken, each once. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  takenAt: moment().notNull(),
});
