import type { Scope } from '@winnow/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../organization-tables.ts';

/** API keys of an organization. Revoked ones stay, for their names in the audit log. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** The member in whose role it acts, for as long as they belong to the organization. */
    createdBy: creator(),
    name: text().notNull(),
    /** First characters of its secret. */
    prefix: text().notNull(),
    /** SHA-256 of the secret, which is shown once. */
    secretHash: text().notNull().unique(),
    /** Hash of the secret before the last rotation; `null` if there was none. */
    previousHash: text().unique(),
    /** When the previous secret stops working. */
    previousUntil: moment(),
    scopes: jsonb().$type<Scope[]>().notNull(),
    /** Addresses and networks it may be used from; empty for any. */
    addresses: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment(),
    /** When it was last used, to the minute. */
    usedAt: moment(),
    usedFrom: text(),
  },
  (table) => [index().on(table.organizationId)],
);
