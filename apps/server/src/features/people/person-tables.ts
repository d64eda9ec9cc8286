import { type AnyPgColumn, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/**
 * Candidates of an organization; all their resumes refer to them. Triggers insert a person for a resume without one,
 * and delete the person with their last resume.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** The member who added the first resume. */
    createdBy: creator(),
    createdAt: moment().notNull(),
    /**
     * The person into whom this one was merged, and who has the resumes. Kept for old links and for undo; deleted with
     * that person. `null` for everyone who has resumes.
     */
    mergedInto: uuid().references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.organizationId, table.createdAt), index().on(table.mergedInto)],
);
