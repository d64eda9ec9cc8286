import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { resumes } from '../files/resume-tables.ts';
import { formerOwner, organization } from '../organizations/organization-tables.ts';
import type { ResumeIndex } from './words/index-resume.ts';

/** Words joined by spaces, kept as a search vector: an index finds them by their beginnings, without an extension. */
const wordVector = customType<{ data: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(string_to_array(${words}, ' '))`,
});

/** What each read resume is found by; written with the resume and gone with it. */
export const resumeSearch = pgTable(
  'resume_search',
  {
    resumeId: uuid()
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    /** Of what it was made: the hash of the document, and that of the corrections where there are any. */
    source: text().notNull(),
    personal: text().notNull(),
    facts: text().notNull(),
    words: wordVector().notNull(),
    details: jsonText<ResumeIndex['details']>().notNull(),
    covered: jsonText<ResumeIndex['covered']>().notNull(),
    /** What the talent pool finds the person by; `null` where an earlier release indexed the resume. */
    pool: jsonText<ResumeIndex['pool']>(),
  },
  (table) => [
    index().on(table.organizationId),
    index().on(table.formerOwnerId),
    index().using('gin', table.words),
  ],
);
