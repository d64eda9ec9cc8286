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

/** The paid plan of an organization; on the Free plan it has no row. */
export const subscriptions = pgTable('subscriptions', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  plan: text({ enum: ['pro', 'enterprise'] }).notNull(),
  source: text({ enum: ['invoice', 'stripe', 'offer', 'operator'] }).notNull(),
  status: text({ enum: ['active', 'past-due'] }).notNull(),
  periodStart: moment().notNull(),
  /** `null` for a plan without an end, which only operators can give. */
  periodEnd: moment(),
  endsAtPeriodEnd: boolean().notNull(),
  /**
   * Day of the month, 1 to 31, on which plans by invoice renew; shorter months use their last day. `null` for plans at
   * Stripe.
   */
  renewalDay: integer('turn_day'),
  /** Stripe's id of the subscription. */
  providerId: text().unique(),
  /** When Stripe's last answer was requested: older answers are ignored. */
  syncedAt: moment(),
  updatedAt: moment().notNull(),
});

/** The customer at Stripe. */
export const paymentCustomers = pgTable('payment_customers', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  providerId: text().notNull().unique(),
  createdAt: moment().notNull(),
});

/** Stripe's checkout pages for plans. At most the newest one of an organization stays open. */
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

/** An invoice. It outlives the organization, without naming it, and its content never changes. */
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
    /**
     * For paid invoices: `disputed` while a bank investigates, `charged-back` once the bank has taken the money for
     * good.
     */
    state: text({ enum: ['open', 'paid', 'void', 'refunded', 'disputed', 'charged-back'] }).notNull(),
    kind: text({ enum: ['plan', 'top-up'] }).notNull(),
    description: text().notNull(),
    /** Language of the invoice; never changes. `null` for English and for Stripe's invoices. */
    language: text().$type<Language>(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    /** Refunded amount, in the same unit. */
    paidBack: integer().notNull().default(0),
    currency: text().notNull(),
    /** Tax rate on the net price, in hundredths of a percent; 0 for none. The amount includes the tax. */
    taxRate: integer().notNull().default(0),
    /** The issuer as of that day; `null` for invoices of earlier releases and of Stripe. */
    issuer: text(),
    /** The number of the invoice that this one corrects. */
    corrects: text(),
    /** Credits granted when it is paid; 0 for a plan. */
    credits: integer().notNull(),
    periodStart: moment(),
    periodEnd: moment(),
    issuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
    /** Stripe's id of the invoice. */
    providerId: text().unique(),
    /** Stripe's id of the payment, if it is known separately from the invoice. */
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

/** The payer of an invoice as of the day of its issue; deleted with the organization. */
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
    /** The member who ordered; `null` for renewals, for Stripe's invoices and for invoices of earlier releases. */
    orderedBy: uuid(),
  },
  (table) => [index().on(table.organizationId), index().on(table.formerOwnerId)],
);

/** The last number of each year, so that numbers have no gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Billing address for future invoices; deleted with the organization. */
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

/** Stripe events that were processed. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  takenAt: moment().notNull(),
});
