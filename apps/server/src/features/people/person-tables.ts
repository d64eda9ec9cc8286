import { type AnyPgColumn, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/**
 * Candidates of an organization, whom all of their resumes belong to. Triggers make a person with a resume that comes
 * without one, and remove the person with their last resume.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** Who sent the first of the resumes. */
    createdBy: creator(),
    createdAt: moment().notNull(),
    /**
     * Who this turned out to be, and has the resumes since. Kept for old addresses and so that it can be undone; gone
     * with that person. `null` for everybody who has resumes.
     */
    mergedInto: uuid().references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.organizationId, table.createdAt), index().on(table.mergedInto)],
);
