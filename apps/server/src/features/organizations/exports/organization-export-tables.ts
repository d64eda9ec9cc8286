import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../organization-tables.ts';

/** An archive of all data of an organization, stored as consecutive parts. */
export const organizationExports = pgTable(
  'organization_exports',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    state: text({ enum: ['waiting', 'ready', 'failed'] }).notNull(),
    /** Entries written, and how many there will be; 0 until they are counted. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: moment().notNull(),
    /** When it is removed; `null` until it is ready. */
    expiresAt: moment(),
  },
  ({ organizationId, createdAt, expiresAt }) => [
    index().on(organizationId, createdAt),
    index().on(expiresAt),
  ],
);
