import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import type { StoredEmailOrder } from './emails/email-order.ts';
import type { FailureKind } from './failures/failure-policy.ts';
import type { JsonObject } from './http/json-object.ts';
import type { EmailChangeKind } from './proofs/proof-kind.ts';
import type { AuthenticationMethod } from './sessions/authentication-method.ts';

/** Details of an event in the log: counts and times, never user-entered text. */
export type EventDetails = Readonly<Record<string, string | number>>;

const userId = () =>
  uuid()
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

/** A person who can sign in. */
export const identityUsers = pgTable('identity_users', {
  id: uuid().primaryKey(),
  role: text().notNull(),
  /** Lower case; `null` for those without one. */
  email: text().unique(),
  phone: text().unique(),
  /** Argon2id in its own notation; `null` where no password was ever set. */
  passwordHash: text(),
  emailConfirmedAt: moment(),
  phoneConfirmedAt: moment(),
  invitedAt: moment(),
  confirmationSentAt: moment(),
  recoverySentAt: moment(),
  reauthenticationSentAt: moment(),
  emailChangeSentAt: moment(),
  lastSignInAt: moment(),
  bannedUntil: moment(),
  deletedAt: moment(),
  /** An address that is not confirmed yet. */
  newEmail: text(),
  /** Of a change that both addresses must confirm: the email by which the first of them has; `null` while none has. */
  emailChangeConfirmedBy: text().$type<EmailChangeKind>(),
  /** Set by the server alone. */
  appMetadata: jsonb().$type<JsonObject>().notNull(),
  /** Written by the person: never a source of rights. */
  userMetadata: jsonb().$type<JsonObject>().notNull(),
  isAnonymous: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** One way in which a person is known: an address, or an account elsewhere. */
export const identityIdentities = pgTable(
  'identity_identities',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    provider: text().notNull(),
    /** The provider's name of the person; for `email` the user's id. */
    providerId: text().notNull(),
    email: text(),
    identityData: jsonb().$type<JsonObject>().notNull(),
    lastSignInAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [unique().on(table.provider, table.providerId), index().on(table.userId)],
);

/** A sign-in that lasts. Refresh tokens are computed from it and never stored. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    aal: text().$type<'aal1' | 'aal2'>().notNull(),
    /** The newest first. */
    amr: jsonb().$type<AuthenticationMethod[]>().notNull(),
    factorId: uuid(),
    /** Which refresh token is the current one. */
    refreshCounter: integer().notNull(),
    refreshedAt: moment().notNull(),
    createdAt: moment().notNull(),
    userAgent: text(),
    address: text(),
    /** SHA-256 of the device cookie of the browser that began it; `null` for programs, which keep no cookies. */
    deviceHash: text(),
    /** Browser family and network of the current refresh token's receiver; `null` in rows of earlier releases. */
    refreshedFrom: text(),
    /** When the answer to the last refresh was seen in use; `null` while it may have been lost. */
    answerUsedAt: moment(),
    /** The refresh token whose parent was last taken late, as after a lost answer. */
    lateCounter: integer(),
  },
  (table) => [index().on(table.userId)],
);

/** A browser or program that signed in to an account: sign-ins from new ones are reported to the owner. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** SHA-256 of its cookie; `null` for programs, which are known by family and network alone. */
    cookieHash: text(),
    /** Browser and system, without versions. */
    family: text().notNull(),
    /** Of an address the part that stays the same within one network. */
    network: text().notNull(),
    /** When a sign-in on it was completed with all factors; `null` if never. */
    trustedAt: moment(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [unique().on(table.userId, table.cookieHash)],
);

/** Tokens sent by email. Neither the link's token nor the code can be derived from the row. */
export const identityOneTimeTokens = pgTable(
  'identity_one_time_tokens',
  {
    userId: userId(),
    kind: text().notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull().unique(),
    /** HMAC of address and code under the server's pepper. */
    codeHash: text().notNull(),
    sentTo: text().notNull(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    flowStateId: uuid(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] }), index().on(table.sentTo)],
);

/** A sign-in with PKCE on its way. */
export const identityFlowStates = pgTable('identity_flow_states', {
  id: uuid().primaryKey(),
  userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
  codeChallenge: text().notNull(),
  codeChallengeMethod: text().$type<'s256' | 'plain'>().notNull(),
  method: text().notNull(),
  /** Encrypted tokens of an external provider, for the holder of the code. */
  sealedProviderTokens: text(),
  /** SHA-256; `null` until the email's link was opened. */
  authCodeHash: text().unique(),
  authCodeIssuedAt: moment(),
  createdAt: moment().notNull(),
});

/** A sign-in at a provider that has begun in a browser and not come back yet. */
export const identityOauthStates = pgTable('identity_oauth_states', {
  /** SHA-256 of the state that the provider carries. */
  stateHash: text().primaryKey(),
  /** SHA-256 of the cookie of the browser that began. */
  browserHash: text().notNull(),
  provider: text().notNull(),
  redirectTo: text().notNull(),
  /** `null` where the client takes its tokens from the address. */
  codeChallenge: text(),
  codeChallengeMethod: text().$type<'s256' | 'plain'>(),
  createdAt: moment().notNull(),
});

/** An email on its way: what is wanted. Its link and code are made when it is sent, so no row ever holds them. */
export const identityEmails = pgTable('identity_letters', {
  id: uuid().primaryKey(),
  order: jsonb().$type<StoredEmailOrder>().notNull(),
  createdAt: moment().notNull(),
});

/** Second factors. */
export const identityFactors = pgTable(
  'identity_factors',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    friendlyName: text().notNull(),
    factorType: text().notNull(),
    status: text().$type<'unverified' | 'verified'>().notNull(),
    /** Encrypted under a key that the database does not hold. */
    secret: text().notNull(),
    /** The last time step that was accepted: a code is taken once. */
    lastStep: integer(),
    lastChallengedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A one-time code that replaces a second factor. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** One for all codes of an account. */
    salt: text().notNull(),
    /** Argon2id. */
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** One question to a factor. */
export const identityChallenges = pgTable('identity_challenges', {
  id: uuid().primaryKey(),
  factorId: uuid()
    .notNull()
    .references(() => identityFactors.id, { onDelete: 'cascade' }),
  address: text().notNull(),
  attempts: integer().notNull().default(0),
  verifiedAt: moment(),
  createdAt: moment().notNull(),
});

/** Failed sign-in attempts by account, method and origin. Rows of accounts that don't exist look the same. */
export const identityFailures = pgTable(
  'identity_failures',
  {
    /** HMAC of the address, number or id that was named. */
    accountHash: text().notNull(),
    kind: text().$type<FailureKind>().notNull(),
    /** `unknown`, `proved` for a session that began with an email, or `device:` and the id of a known device. */
    scope: text().notNull(),
    /** `null` if no user has the address. */
    userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** Since `countedSince`; attempts under way count as failed. */
    failures: integer().notNull(),
    countedSince: moment().notNull(),
    /** How many waits there have been since it was last quiet. */
    waits: integer().notNull(),
    /** Nothing is tried before it; `null` for no wait. */
    blockedUntil: moment(),
    /** Without a success in between. */
    total: integer().notNull(),
    lastFailedAt: moment().notNull(),
    /** When the owner was last notified by email. */
    noticedAt: moment(),
    /** Failures that are not on record yet, and since when. */
    unrecorded: integer().notNull(),
    unrecordedSince: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountHash, table.kind, table.scope] }),
    index().on(table.userId),
    index().on(table.lastFailedAt),
  ],
);

/** What happened to accounts, for the operator. Outlives the account. */
export const identityAudit = pgTable(
  'identity_audit',
  {
    id: uuid().primaryKey(),
    userId: uuid(),
    event: text().notNull(),
    address: text(),
    happenedAt: moment().notNull(),
    /** Number of events that an entry summarizes; `null` for none. */
    details: jsonb().$type<EventDetails>(),
  },
  (table) => [index().on(table.userId), index().on(table.happenedAt)],
);

/** Answers about a user's hiring; other programs know the row as `profiles`. */
export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => identityUsers.id, { onDelete: 'cascade' }),
  role: text(),
  jobTitle: text(),
  companyName: text(),
  teamSize: text(),
  hiringTeamSize: text(),
  hiringVolume: text(),
  industries: text().array(),
  roleTypes: text().array(),
  hiringGoals: text().array(),
  onboardingCompleted: boolean().notNull().default(false),
  updatedAt: moment(),
});
