import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { formerOwner, organization } from '../organizations/organization-tables.ts';

/** Text that a language model has written so far: the client may be served by another process. */
export const writerDrafts = pgTable(
  'writer_drafts',
  {
    organizationId: organization(),
    formerOwnerId: formerOwner(),
    /** The idempotency key of the request. */
    key: text().notNull(),
    /** The attempt that writes it; a new attempt begins a new draft. */
    attempt: uuid().notNull(),
    text: text().notNull(),
    updatedAt: moment().notNull(),
  },
  ({ organizationId, formerOwnerId, key }) => [
    primaryKey({ columns: [organizationId, key] }),
    unique().on(formerOwnerId, key),
  ],
);
