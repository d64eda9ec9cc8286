import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/** What all processes count together. The library that counts here names these columns. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Digest of what is limited and for whom: no name, address or id can be told from it. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the count begins again; then the row may go. */
    expire: moment(),
  },
  (table) => [index().on(table.expire)],
);
