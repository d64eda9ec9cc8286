import type { InvitedRole, OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { organizations } from '../organization-tables.ts';

/** Invitations to an organization. Answered and withdrawn ones are kept for a while, so that their links can say so. */
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
    /** Jobs whose hiring teams the person joins with the organization; some may have been deleted by then. */
    jobIds: uuid().array(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the newest link's secret, which isn't stored; `null` until an email is sent. */
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
