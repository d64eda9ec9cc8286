import { resumeSources, type UnreadableReason } from '@winnow/contracts';
import type { TextDocument } from '@winnow/engine';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';
import type { KeptCorrections } from './kept-corrections.ts';

/** A file of an organization, stored once however often it is uploaded, and what was read from it. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    /** Whose resume it is. A trigger inserts the person if there is none yet. */
    personId: uuid()
      .notNull()
      .defaultRandom()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes. */
    contentHash: text().notNull(),
    /** The name of the first upload. */
    fileName: text().notNull(),
    bytes: integer().notNull(),
    storageKey: text().notNull(),
    state: text({ enum: ['unread', 'read', 'refused'] }).notNull(),
    reason: text().$type<UnreadableReason>(),
    message: text(),
    document: jsonText<TextDocument>(),
    /** SHA-256 of the stored document. */
    documentHash: text(),
    candidateName: text(),
    /** Corrections by members; the document stays as it was read. */
    corrections: jsonText<KeptCorrections>(),
    isSample: boolean().notNull(),
    source: text({ enum: resumeSources }).notNull().default('upload'),
    /** The organization's own label for where it came from. */
    sourceLabel: text(),
    /** The label in lowercase: labels that differ only in case are the same. */
    sourceKey: text(),
    /** Notes about the person from an imported table, verbatim; never scored. */
    notes: text(),
    /** The applicant asked for human review only: no program reads or scores it. */
    isByPersonOnly: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.organizationId, table.contentHash),
    index().on(table.organizationId, table.createdAt),
    index().on(table.personId),
    index().on(table.readAt),
    index().on(table.organizationId, table.sourceKey),
    uniqueIndex().on(table.formerOwnerId, table.contentHash),
    index().on(table.formerOwnerId, table.createdAt),
  ],
);

/** Bytes that each organization added on their last day of uploads, including files deleted since. */
export const uploadDays = pgTable('upload_days', {
  organizationId: organization().primaryKey(),
  formerOwnerId: formerOwner().unique(),
  /** `YYYY-MM-DD`, UTC. */
  day: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});
