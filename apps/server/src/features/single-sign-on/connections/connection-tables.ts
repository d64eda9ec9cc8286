import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../../organizations/organization-tables.ts';

/** The OpenID Connect provider at which members of an organization sign in. Another provider is another row. */
export const singleSignOnConnections = pgTable('single_sign_on_connections', {
  id: uuid().primaryKey(),
  organizationId: organization().unique(),
  createdBy: creator(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted with a key that is not in the database. */
  sealedSecret: text().notNull(),
  /** Role of people who sign in for the first time. */
  defaultRole: text().$type<'recruiter' | 'hiring-manager'>().notNull(),
  /** Whether people without an invitation become members when they sign in. */
  admitsNewcomers: boolean().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  /** When someone last signed in with it. */
  usedAt: moment(),
});
