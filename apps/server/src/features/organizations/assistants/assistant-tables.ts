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
    /** The app at the authorization server, which may be gone. */
    clientId: uuid().notNull(),
    /** As the app calls itself; empty for one without a name. */
    name: text().notNull(),
    scopes: jsonb().$type<AssistantScope[]>().notNull(),
    connectedAt: moment().notNull(),
    endedAt: moment(),
    /** To the minute. */
    usedAt: moment(),
    /** Its last answer that said something of candidates; `null` if there was none. */
    readAt: moment(),
    /** How many that answer was about. */
    readCandidates: integer(),
  },
  (table) => [
    unique().on(table.organizationId, table.createdBy, table.clientId),
    index().on(table.createdBy),
  ],
);
