import type { AssistantScope } from '@winnow/contracts';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../organization-tables.ts';

/** AI assistants that members connected by OAuth. Ended ones stay, for their names in the audit log. */
export const assistants = pgTable(
  'assistants',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** The member in whose role it acts, for as long as they belong to the organization. */
    createdBy: creator(),
    /** The app at the authorization server, which may have been deleted. */
    clientId: uuid().notNull(),
    /** Name given by the app; empty if it has none. */
    name: text().notNull(),
    scopes: jsonb().$type<AssistantScope[]>().notNull(),
    connectedAt: moment().notNull(),
    endedAt: moment(),
    /** When it was last used, to the minute. */
    usedAt: moment(),
    /** When it last read data of candidates; `null` if never. */
    readAt: moment(),
    /** Number of candidates in that read. */
    readCandidates: integer(),
  },
  (table) => [
    unique().on(table.organizationId, table.createdBy, table.clientId),
    index().on(table.createdBy),
  ],
);
