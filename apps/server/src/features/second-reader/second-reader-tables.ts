import type { suggestionStates } from '@winnow/contracts';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';

/** Whether an organization allows sending resumes without names to the language model; without a row it doesn't. */
export const secondReaderSettings = pgTable('second_reader_settings', {
  organizationId: organization().primaryKey(),
  isOn: boolean().notNull(),
  createdBy: creator(),
  changedAt: moment().notNull(),
});

/** Requests to the language model; the rest of the daily limit is computed from them. */
export const secondReaderLooks = pgTable(
  'second_reader_looks',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    analysisId: uuid(),
    model: text().notNull(),
    host: text().notNull(),
    /** SHA-256 of the sent text. */
    payloadHash: text().notNull(),
    characters: integer().notNull(),
    outcome: text({ enum: ['asked', 'answered', 'failed'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.organizationId, table.at)],
);

/** Passages of resumes that the language model proposed; deleted with the analysis. */
export const passageSuggestions = pgTable(
  'passage_suggestions',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    requirementId: text().notNull(),
    requirement: text().notNull(),
    quote: text().notNull(),
    start: integer('start_at').notNull(),
    end: integer('end_at').notNull(),
    state: text().$type<(typeof suggestionStates)[number]>().notNull(),
    /** The member, who may have left since. */
    decidedBy: uuid(),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.analysisId, table.requirement, table.quote),
    index().on(table.organizationId),
  ],
);
