import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { identityUsers } from '../identity-tables.ts';

/** An app that may ask users for access. Everything it says about itself is unverified. */
export const oauthClients = pgTable('identity_oauth_clients', {
  id: uuid().primaryKey(),
  registrationType: text().$type<'manual' | 'dynamic'>().notNull(),
  clientType: text().$type<'public' | 'confidential'>().notNull(),
  authMethod: text().$type<'none' | 'client_secret_basic' | 'client_secret_post'>().notNull(),
  /** SHA-256 of 256 random bits; `null` for public clients. */
  secretHash: text(),
  redirectUris: text().array().notNull(),
  grantTypes: text().array().notNull(),
  name: text(),
  uri: text(),
  logoUri: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const clientId = () =>
  uuid()
    .notNull()
    .references(() => oauthClients.id, { onDelete: 'cascade' });

/** A request for access, from the redirect to the consent screen until its code is exchanged. */
export const oauthRequests = pgTable(
  'identity_oauth_requests',
  {
    /** SHA-256 of the authorization id. */
    idHash: text().primaryKey(),
    clientId: clientId(),
    /** Who opened it first; `null` until then. */
    userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
    redirectUri: text().notNull(),
    scope: text().notNull(),
    state: text(),
    nonce: text(),
    resource: text(),
    /** Always S256. */
    codeChallenge: text().notNull(),
    status: text().$type<'pending' | 'approved' | 'denied'>().notNull(),
    /** SHA-256 of the code; `null` until access is allowed. */
    codeHash: text().unique(),
    codeIssuedAt: moment(),
    /** When the code was used; the row stays to detect a second use. */
    usedAt: moment(),
    /** The session that the code was exchanged for; `null` if it was refused. */
    oauthSessionId: uuid(),
    /** The assistant that was allowed; `null` for other apps, and until access is allowed. */
    assistantId: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.clientId), index().on(table.assistantId)],
);

/** A user's grant to an app: one row for each pair. */
export const oauthGrants = pgTable(
  'identity_oauth_grants',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    clientId: clientId(),
    scopes: text().array().notNull(),
    grantedAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [unique().on(table.userId, table.clientId), index().on(table.clientId)],
);

/** Tokens of one exchange. They are computed and never stored; without the row they are refused. */
export const oauthSessions = pgTable(
  'identity_oauth_sessions',
  {
    id: uuid().primaryKey(),
    grantId: uuid()
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    scope: text().notNull(),
    resource: text(),
    /** The assistant whose tokens these are; `null` for other apps. */
    assistantId: uuid(),
    /** Number of the current refresh token. */
    refreshCounter: integer().notNull(),
    refreshedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.grantId), index().on(table.assistantId)],
);

export type OauthClient = typeof oauthClients.$inferSelect;
export type OauthRequest = typeof oauthRequests.$inferSelect;
export type OauthGrant = typeof oauthGrants.$inferSelect;
export type OauthSession = typeof oauthSessions.$inferSelect;
