import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { users } from '../../accounts/users/user-tables.ts';

/** Unsent emails to members of a deleted organization; by then the organization itself is gone. */
export const organizationFarewells = pgTable(
  'organization_farewells',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationName: text().notNull(),
    createdAt: moment().notNull(),
  },
  ({ userId, createdAt }) => [index().on(userId), index().on(createdAt)],
);
