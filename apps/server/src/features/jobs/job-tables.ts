import type { Requirement } from '@winnow/engine';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';
import { upgradeRequirements } from './upgrade-requirements.ts';

/** A stored requirement with its demand and origin. */
export type KeptRequirement = Requirement & {
  readonly origin: 'text' | 'person';
  /** Edited by the user: a new text doesn't change it. */
  readonly edited: boolean;
};

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    title: text().notNull(),
    company: text().notNull(),
    place: text().notNull(),
    status: text({ enum: ['active', 'archived'] }).notNull(),
    source: text({ enum: ['written', 'uploaded', 'generated', 'sample'] }).notNull(),
    /** Counts up with every change of title, text or requirements. */
    version: integer().notNull(),
    text: text().notNull(),
    requirements: jsonText<readonly KeptRequirement[]>(upgradeRequirements).notNull(),
    /** Ids of requirements of the text that a member removed. */
    removed: jsonText<readonly string[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Who saved the current version; `null` if an earlier release saved it. */
    savedBy: uuid(),
  },
  (table) => [
    index().on(table.organizationId, table.updatedAt),
    index().on(table.formerOwnerId, table.updatedAt),
  ],
);

/** Every version, immutable; an analysis refers to the one that it used. */
export const jobVersions = pgTable(
  'job_versions',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    requirements: jsonText<readonly KeptRequirement[]>(upgradeRequirements).notNull(),
    /** Who saved it; `null` for versions of earlier releases. */
    savedBy: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.version] })],
);

/** When a job was archived or restored. */
export const jobStatusChanges = pgTable(
  'job_status_changes',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    status: text({ enum: ['active', 'archived'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.jobId, table.at), index().on(table.organizationId)],
);
