import type { FactCorrections, UnreadableReason } from '@winnow/contracts';
import type { TextDocument } from '@winnow/engine';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { owner } from '../accounts/users/user-tables.ts';

/** One file of a person's, once however often it is uploaded, and what was read from it. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
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
    corrections: jsonText<FactCorrections>(),
    isSample: boolean().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [uniqueIndex().on(table.ownerId, table.contentHash), index().on(table.ownerId, table.createdAt)],
);

/** Bytes that each user added on their last day of uploads, including files deleted since. */
export const uploadDays = pgTable('upload_days', {
  ownerId: owner().primaryKey(),
  /** `YYYY-MM-DD`, UTC. */
  day: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});
