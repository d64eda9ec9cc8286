import type { PoolChip, SearchAlert } from '@winnow/contracts';
import { bigint, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { creator, memberships, organization } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';

/** Searches of the talent pool that members saved. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    /** The only member who sees it, and with whose membership it is deleted; `null` if it is shared. */
    privateTo: uuid(),
    name: text().notNull(),
    chips: jsonText<readonly PoolChip[]>().notNull(),
    createdAt: moment().notNull(),
    /** When it was deleted; it can be restored for a day. */
    deletedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'saved_searches_membership_fk',
      columns: [table.organizationId, table.privateTo],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index().on(table.organizationId, table.createdBy),
    index().on(table.deletedAt),
  ],
);

/** Alerts of members about new people that a search finds. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    timing: text().$type<SearchAlert>().notNull(),
    /** People added before this time aren't announced. */
    since: moment().notNull(),
    checkedAt: moment().notNull(),
    /** Version of the index (`pool_states.version`) at the last check. */
    checkedVersion: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.userId] }),
    // Alerts end when the member leaves the organization.
    foreignKey({
      name: 'search_alerts_membership_fk',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index().on(table.timing, table.checkedAt),
  ],
);

/** People of whom a member was notified by a search, each once. */
export const toldPeople = pgTable(
  'search_alert_people',
  {
    searchId: uuid().notNull(),
    userId: uuid().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    toldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.userId, table.personId] }),
    foreignKey({
      name: 'search_alert_people_alert_fk',
      columns: [table.searchId, table.userId],
      foreignColumns: [searchAlerts.searchId, searchAlerts.userId],
    }).onDelete('cascade'),
    index().on(table.personId),
  ],
);
