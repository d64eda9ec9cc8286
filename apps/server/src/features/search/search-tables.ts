import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { resumes } from '../files/resume-tables.ts';
import { formerOwner, organization } from '../organizations/organization-tables.ts';
import type { ResumeIndex } from './words/index-resume.ts';

/** Words separated by spaces, stored as a `tsvector`: a GIN index finds them by prefix, without an extension. */
const wordVector = customType<{ data: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(string_to_array(${words}, ' '))`,
});

/** Search index of each read resume; written and deleted with the resume. */
export const resumeSearch = pgTable(
  'resume_search',
  {
    resumeId: uuid()
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    /** Hash of its source: the document, and the corrections if there are any. */
    source: text().notNull(),
    personal: text().notNull(),
    facts: text().notNull(),
    words: wordVector().notNull(),
    details: jsonText<ResumeIndex['details']>().notNull(),
    covered: jsonText<ResumeIndex['covered']>().notNull(),
    /** Facts for the talent pool; `null` if an earlier release indexed the resume. */
    pool: jsonText<ResumeIndex['pool']>(),
  },
  (table) => [
    index().on(table.organizationId),
    index().on(table.formerOwnerId),
    index().using('gin', table.words),
  ],
);
