import type { InvitedRole, OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { organizations } from '../organization-tables.ts';

/** An invitation to an organization. One that was answered or withdrawn is kept for a while, to say so to who comes again. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Lowercase. */
    email: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    /** Jobs whose hiring team the invited person joins with the organization; some may be gone by then. */
    jobIds: uuid().array(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the secret of the newest link, which itself is not kept; `null` until an email has left. */
    secretHash: text().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    sentAt: moment(),
    acceptedAt: moment(),
    declinedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    // One at a time for an address.
    uniqueIndex('invitations_waiting')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null and declined_at is null and revoked_at is null`),
    index().on(table.email),
    index().on(table.expiresAt),
    index().on(table.invitedBy),
  ],
);
