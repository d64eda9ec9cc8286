import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { organization } from './organization-tables.ts';

/** Sessions in which an owner entered an organization without the single sign-on that it requires. */
export const exceptionalEntries = pgTable(
  'exceptional_entries',
  {
    organizationId: organization(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text().notNull(),
    enteredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.sessionId] })],
);
