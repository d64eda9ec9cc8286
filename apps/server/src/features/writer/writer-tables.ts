import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { owner } from '../accounts/users/user-tables.ts';

/** What a language model has written so far: the client may be served by another process. */
export const writerDrafts = pgTable(
  'writer_drafts',
  {
    ownerId: owner(),
    /** The idempotency key of the request. */
    key: text().notNull(),
    /** Of the request that writes: one that comes again begins a new draft. */
    attempt: uuid().notNull(),
    text: text().notNull(),
    updatedAt: moment().notNull(),
  },
  ({ ownerId, key }) => [primaryKey({ columns: [ownerId, key] })],
);
