import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from './organization-tables.ts';

/** An email domain that an organization claims. */
export const emailDomains = pgTable(
  'email_domains',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    /** Lowercase, in ASCII. */
    domain: text().notNull(),
    /** Random part of the TXT record that proves the domain. */
    proof: text().notNull(),
    createdAt: moment().notNull(),
    /** `null` until the record is found, and again once another organization has verified the domain. */
    verifiedAt: moment(),
    /** When the record was last looked for and a resolver answered. */
    checkedAt: moment(),
    /** When the record of a verified domain was first found missing. */
    missingSince: moment(),
  },
  (table) => [
    unique().on(table.organizationId, table.domain),
    // A domain is verified for one organization at a time.
    uniqueIndex('email_domains_verified').on(table.domain).where(sql`verified_at is not null`),
    index().on(table.domain),
  ],
);
