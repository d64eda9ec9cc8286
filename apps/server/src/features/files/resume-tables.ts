import { resumeSources, type UnreadableReason } from '@winnow/contracts';
import type { TextDocument } from '@winnow/engine';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';
import { people } from '../people/person-tables.ts';
import type { KeptCorrections } from './kept-corrections.ts';

/** One file of an organization's, once however often it is uploaded, and what was read from it. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    /** Whose resume it is. A trigger makes the person where there is none yet. */
    personId: uuid()
      .notNull()
      .defaultRandom()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes. */
    contentHash: text().notNull(),
    /** As the first sender calls it. */
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
    /** What a person set right; the document stays as it was read. */
    corrections: jsonText<KeptCorrections>(),
    isSample: boolean().notNull(),
    source: text({ enum: resumeSources }).notNull().default('upload'),
    /** Where it came from in words of the organization. */
    sourceLabel: text(),
    /** The label in lowercase: labels that differ only in case are the same. */
    sourceKey: text(),
    /** What a table of candidates said about the person, in the words of its author; never scored. */
    notes: text(),
    /** Whose resume it is asked that no program reads it: it is never read or scored by one. */
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
