import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';

/** Named lists of people. */
export const talentLists = pgTable(
  'talent_lists',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    name: text().notNull(),
    description: text().notNull(),
    /** Whether all members who see every job see it, or only its creator. */
    isShared: boolean().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId, table.updatedAt)],
);

/**
 * People on a list. Merged people are resolved when read (`current_person`), so undoing a merge changes nothing here.
 */
export const listedPeople = pgTable(
  'listed_people',
  {
    listId: uuid()
      .notNull()
      .references(() => talentLists.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    /** Note on why they are on it. */
    note: text().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.personId] }),
    index().on(table.personId),
    index().on(table.organizationId),
  ],
);
