import type { Verdict } from '@winnow/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';

/** The strongest quote of a resume for a requirement, and its position. */
export type KeptLine = {
  readonly requirementId: string;
  readonly status: Verdict;
  readonly quote: { readonly text: string; readonly start: number; readonly end: number } | null;
};

const job = () =>
  uuid()
    .notNull()
    .references(() => jobDescriptions.id, { onDelete: 'cascade' });
const resume = () =>
  uuid()
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

/** A cached score of a resume and a job that wasn't charged. It can be recomputed, and isn't an analysis. */
export const jobMatches = pgTable(
  'job_matches',
  {
    jobId: job(),
    resumeId: resume(),
    organizationId: organization(),
    jobVersion: integer().notNull(),
    engineVersion: text().notNull(),
    /** Hash of its source, like `resumeSearch.source`. */
    source: text().notNull(),
    /** `null` if the resume could not be scored. */
    score: integer(),
    missing: integer().notNull(),
    lines: jsonText<readonly KeptLine[]>().notNull(),
    comparedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.resumeId] }),
    index().on(table.resumeId),
    index().on(table.organizationId),
  ],
);

/** Whether the hiring team of a job is notified of strong matches; without a row it is. */
export const matchSettings = pgTable(
  'match_settings',
  {
    jobId: job().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    tellsTeam: boolean().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

/** People of whom the hiring team of a job was notified, once for each job. */
export const matchNotices = pgTable(
  'match_notices',
  {
    jobId: job(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    toldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.personId] }),
    index().on(table.personId),
    index().on(table.organizationId),
  ],
);

/** Resumes that were already compared with the open jobs. */
export const comparedResumes = pgTable(
  'compared_resumes',
  { resumeId: resume().primaryKey(), organizationId: organization(), comparedAt: moment().notNull() },
  (table) => [index().on(table.organizationId)],
);
