import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** What members said about a candidate. Members are in it by id only, also in the text. */
export const candidateComments = pgTable(
  'candidate_comments',
  {
    id: uuid().primaryKey(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    /** What it answers, which answers nothing itself; `null` for a first comment. */
    parentId: uuid().references((): AnyPgColumn => candidateComments.id, { onDelete: 'cascade' }),
    /** With `@[id]` for each member who is mentioned; empty once it is deleted. */
    text: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** A deleted comment stays as a place for its replies. */
    deletedAt: moment(),
    /** Of the last of the three: who looks at the candidate is told. */
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.analysisId, table.createdAt),
    index().on(table.organizationId),
    index().on(table.organizationId, table.changedAt),
    index().on(table.parentId),
  ],
);
