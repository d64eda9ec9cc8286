import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Comments on candidates. Members are referred to by id only, also in the text. */
export const candidateComments = pgTable(
  'candidate_comments',
  {
    id: uuid().primaryKey(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    /** The first comment of the thread, for replies; `null` for a first comment. */
    parentId: uuid().references((): AnyPgColumn => candidateComments.id, { onDelete: 'cascade' }),
    /** With `@[id]` for each member who is mentioned; empty once it is deleted. */
    text: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** A deleted comment keeps its row while it has replies. */
    deletedAt: moment(),
    /** When it was last created, edited or deleted; people viewing the candidate are notified. */
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.analysisId, table.createdAt),
    index().on(table.organizationId),
    index().on(table.organizationId, table.changedAt),
    index().on(table.parentId),
  ],
);
